import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';

const arena = await startTestApp({ env: { BACKUPS: 'off' } });
afterAll(() => arena.close());

const hours = (count: number) => count * 3_600_000;
const daily = 'daily-2020-01-01T03-00-00-000Z.tar.gz';

it('removes day-old unfinished backups even where none are made, and keeps finished ones', async () => {
  const { dataDir } = arena.app.context.env;
  const folder = join(dataDir, 'backups');
  const leave = (name: string, age: number) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'archive'), 'half of a village');
    const at = new Date(Date.now() - age);
    utimesSync(join(folder, name), at, at);
  };
  leave('.part-old', hours(25));
  leave('.part-new', hours(23));
  writeFileSync(join(folder, daily), 'a village');
  const at = (age: number) => new Date(Date.now() - age).toISOString();
  await arena.db
    .insertInto('village_clock')
    .values({ id: 1, steady_since: at(hours(48)), seen_at: at(0) })
    .execute();
  arena.app.scheduledJobs.begin();
  await vi.waitFor(() => expect(readdirSync(folder).sort()).toEqual(['.part-new', daily]));
});
