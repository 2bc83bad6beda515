import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addMembers, startSideServer } from '#app/testing/side-server.ts';
import { countRounds } from '#testing/whole-run.ts';
import type { PictureService } from './commands.ts';
import { openPictureService } from './picture-service.ts';
import { maxFilesPerDay } from './policy.ts';
import { albumRoutes } from './testing/album.ts';
import { send } from './testing/sending.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-uploads-'));
const arena = await startTestApp();
afterAll(async () => {
  await arena.close();
  rmSync(folder, { recursive: true });
});

it('keeps to the quota of an account that uploads to two processes at once', async () => {
  const { default: sharp } = await import('sharp');
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#2468ac' } });
  const png = { bytes: await pixel.png().toBuffer(), type: 'image/png' };
  const pictures = await openPictureService({ dataDir: folder, mediaUrl: undefined });
  let both = Promise.withResolvers<void>();
  let made = 0;
  const make: PictureService['make'] = async (file) => {
    const picture = await pictures.make(file);
    made += 1;
    if (made % 2 === 0) both.resolve();
    await both.promise;
    return picture;
  };
  await using one = await startSideServer(arena, albumRoutes({ ...pictures, make }));
  await using other = await startSideServer(arena, albumRoutes({ ...pictures, make }));
  const [account_id = 0] = await addMembers(arena, ['zola']);
  const created_at = new Date().toISOString();
  const row = { purpose: 'album', width: 1, height: 1, colour: '#000000', widths: '[1]', bytes: 1, account_id };
  const rows = Array.from({ length: maxFilesPerDay - 1 }, (_, index) => ({ ...row, id: `day${index}`, created_at }));
  for (let round = 0; round < countRounds(10); round += 1) {
    await arena.db.deleteFrom('uploads').where('account_id', '=', account_id).execute();
    await arena.db.insertInto('uploads').values(rows).execute();
    both = Promise.withResolvers();
    const responses = await Promise.all([one, other].map((to) => send(to, account_id, png)));
    expect(responses.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 429]);
  }
});
