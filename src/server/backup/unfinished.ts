import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '../data-folder/names.ts';
import type { ScheduledJob } from '../scheduled-jobs.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What a process left that was killed while it made a backup, whatever it was for: it may fill the disk, also where no daily ones are made. */
export const unfinishedBackups = (dataDir: string): ScheduledJob => ({
  name: 'unfinished backups',
  every: hour,
  trustsClock: true,
  work: (now) => removeUnfinished(pathIn(dataDir, 'backups'), now),
});

async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith('.part-'))) {
    // One that has just been finished is gone by itself.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > day) await rm(join(folder, name), { recursive: true, force: true });
  }
}
