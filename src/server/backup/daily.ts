import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '../data-folder/names.ts';
import type { VillageClock } from '../village-clock.ts';
import { listBackups } from './list-backups.ts';
import type { Place } from './make-backup.ts';
import { expiredBackups, isDue, timeOfDaily } from './retention.ts';

/** Long after the start, whose first minutes belong to the people who come back. */
const firstAfter = 5 * 60 * 1000;
const every = 60 * 60 * 1000;

type Clock = Pick<VillageClock, 'isBelieved'>;

interface Log {
  info(line: string): void;
  error(details: { err: unknown }, line: string): void;
}

export function keepDailyBackups(place: Place, log: Log, clock: Clock): void {
  let working: Promise<void> = Promise.resolve();
  const look = () => {
    working = working.then(() => backUpDaily(place, log, clock, new Date()));
  };
  setTimeout(look, firstAfter).unref();
  setInterval(look, every).unref();
}

/** None goes while the clock cannot be believed: neither one that it calls old, nor the one that it has just made years ago. */
export async function backUpDaily(place: Place, log: Log, clock: Clock, now: Date): Promise<void> {
  const folder = pathIn(place.dataDir, 'backups');
  try {
    if (!isDue([...(await dailyBackups(folder)).keys()], now)) return;
    const mayRemove = await clock.isBelieved(now);
    await mustHaveRoom(place);
    // Loaded once it is needed: a start does not wait for it.
    const { makeBackup } = await import('./make-backup.ts');
    const { path, bytes } = await makeBackup(place, 'daily');
    log.info(`backup made and read back: ${path}, ${(bytes / 1_000_000).toFixed(1)} MB`);
    if (!mayRemove) return;
    const backups = await dailyBackups(folder);
    for (const at of expiredBackups([...backups.keys()]))
      await rm(join(folder, backups.get(at) ?? ''), { force: true });
  } catch (err) {
    log.error({ err }, 'the daily backup failed; it is tried again within the hour');
  }
}

/** A backup must not be what fills the disk: as much again as the last one stays free. */
export async function mustHaveRoom({ dataDir }: Pick<Place, 'dataDir'>): Promise<void> {
  const [newest] = await listBackups({ dataDir });
  const size = newest?.bytes ?? 0;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < size * 2) throw new Error('there is too little space left on the disk for a backup');
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function dailyBackups(folder: string): Promise<Map<Date, string>> {
  const found = new Map<Date, string>();
  for (const name of await namesIn(folder)) {
    const at = timeOfDaily(name);
    if (at) found.set(at, name);
  }
  return found;
}
