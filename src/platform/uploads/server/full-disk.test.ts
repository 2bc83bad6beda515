import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { filesBelow, send } from './testing/sending.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (importReal) => {
  const real = await importReal<typeof import('node:fs/promises')>();
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      const file = await real.open(...args);
      if (disk.isFull && args[1] === 'wx') {
        const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        file.writeFile = () => Promise.reject(noSpace);
      }
      return file;
    },
  };
});

// Test files share modules. Reset them, so that this file and the next load the app afresh.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { addMembers, startSideServer } = await import('#app/testing/side-server.ts');
const { startTestApp } = await import('#app/testing/app.ts');
const { openPictureService } = await import('./picture-service.ts');
const { albumRoutes } = await import('./testing/album.ts');

it('refuses a picture if the disk is full, and leaves no part of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'village-uploads-'));
  await using arena = await startTestApp();
  const pictures = await openPictureService({ dataDir: folder, mediaUrl: undefined });
  await using side = await startSideServer(arena, albumRoutes(pictures));
  const [member = 0] = await addMembers(arena, ['zola']);
  const blue = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2468ac' } });
  const png = { bytes: await blue.png().toBuffer(), type: 'image/png' };

  disk.isFull = true;
  const { status, body } = await send(side, member, png);
  expect([status, body]).toEqual([
    503,
    {
      message: 'Nothing can be saved right now: the storage is full or failing. Existing content can still be read.',
      code: 'busy',
    },
  ]);
  expect(existsSync(join(folder, 'uploads')) && filesBelow(folder)).toEqual([]);
  expect(await arena.db.selectFrom('uploads').select('id').execute()).toEqual([]);

  disk.isFull = false;
  expect((await send(side, member, png)).status).toBe(200);
  rmSync(folder, { recursive: true });
});
