import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '#platform/settings/server/queries.ts';
import { pathIn } from '#server/data-folder/data-folder.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { ScheduledJob, TrustedClock } from '#server/scheduled-jobs.ts';
import type { Schedule } from '../contract.ts';
import { expiredBackups, isDue } from '../schedule-rules.ts';
import type { DataLocation } from './commands.ts';
import { dailyBackups, listBackups, mustHaveRoom, readSchedule } from './queries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Clock = TrustedClock;

interface Log {
  info(line: string): void;
  warn(line: string): void;
}

/** Removes what interrupted backups left, even where daily backups are off: leftovers may fill the disk. */
export function backupJobs({ env, log, db }: Pick<FeatureContext, 'env' | 'log' | 'db'>, clock: Clock): ScheduledJob[] {
  const folder = pathIn(env.dataDir, 'backups');
  const unfinished = {
    name: 'unfinished backups',
    every: hour,
    trustsClock: true,
    work: (now: Date) => removeUnfinished(folder, now),
  };
  // The first minutes after a start are left to the people who reconnect.
  const dailyBackup = {
    name: 'daily backup',
    every: 10 * minute,
    waitsAtFirst: true,
    work: async (now: Date) => backUpDaily(env, { log, clock, plan: await readPlan(db) }, now),
  };
  const daily = dailyBackups(env);
  if (daily === 'no-program')
    log.warn('no daily backups: pg_dump is missing; install postgresql-client, or set BACKUPS=off');
  return daily === 'on' ? [unfinished, dailyBackup] : [unfinished];
}

async function readPlan(db: FeatureContext['db']): Promise<Plan> {
  const [schedule, { timeZone }] = [await readSchedule(db), await readSettings(db)];
  return { ...schedule, timeZone };
}

interface Plan extends Schedule {
  timeZone: string;
}

interface Means {
  log: Pick<Log, 'info'>;
  clock: Clock;
  plan: Plan;
}

/** Removes nothing while the clock is not trusted: a wrong one calls good backups old, or dates the new one years back. */
export async function backUpDaily(location: DataLocation, { log, clock, plan }: Means, now: Date): Promise<void> {
  if (!isDue(listTimes(await madeDaily(location)), now, plan)) return;
  const mayRemove = await clock.isBelieved(now);
  await mustHaveRoom(location);
  // Imported only when needed, so that a start does not wait for it.
  const { makeBackup } = await import('./commands.ts');
  const { path, bytes } = await makeBackup(location, 'daily');
  log.info(`backup made and read back: ${path}, ${(bytes / 1_000_000).toFixed(1)} MB`);
  if (!mayRemove) return;
  const backups = await madeDaily(location);
  const expired = new Set(expiredBackups(listTimes(backups), plan));
  for (const { name } of backups.filter(({ madeAt }) => expired.has(madeAt)))
    await rm(join(pathIn(location.dataDir, 'backups'), name), { force: true });
}

const madeDaily = async (location: DataLocation) =>
  (await listBackups(location)).filter(({ kind }) => kind === 'daily');
const listTimes = (backups: readonly { madeAt: Date }[]) => backups.map(({ madeAt }) => madeAt);

async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith('.part-'))) {
    // A backup that finished meanwhile has removed its folder itself.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > day) await rm(join(folder, name), { recursive: true, force: true });
  }
}
