import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { childSettings, startChildApp } from '#testing/child-app.ts';
import { freshDatabase } from '#testing/database/database.ts';

it('starts a second copy on a database only with the push keys of the first', { timeout: 60_000 }, async () => {
  const database = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'second copy-'));
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  await using _first = await startChildApp(database);
  const second = spawn(process.execPath, [join(import.meta.dirname, '../../../../app/server/main.ts')], {
    env: { ...childSettings(database), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [[code], printed] = await Promise.all([once(second, 'exit'), text(second.stdout)]);
  expect(code).toBe(1);
  expect(printed).toMatch(/^Cannot start: .+push-keys\.json is not the file of the other copies on this database/m);
  copyFileSync(pathIn(database.settings.DATA_DIR, 'pushKeys'), pathIn(folder, 'pushKeys'));
  await using again = await startChildApp(database, { env: { DATA_DIR: folder } });
  expect((await fetch(`${again.url}/api/health`)).status).toBe(200);
});
