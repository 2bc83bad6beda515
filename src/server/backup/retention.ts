const day = 24 * 60 * 60 * 1000;

const kept = [
  { periods: 7, periodOf: (at: Date) => Math.floor(at.getTime() / day) },
  // The epoch was a Thursday; weeks begin on Monday.
  { periods: 4, periodOf: (at: Date) => Math.floor((at.getTime() / day + 3) / 7) },
  { periods: 6, periodOf: (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth() },
];

/**
 * Which backups can go: all but the newest of each of the last seven days that have one, of four weeks and of six
 * months. The newest of all always stays.
 */
export function expiredBackups(times: readonly Date[]): Date[] {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const stays = new Set(kept.flatMap(({ periods, periodOf }) => newestOfEach(newestFirst, periodOf).slice(0, periods)));
  return newestFirst.filter((at) => !stays.has(at));
}

function newestOfEach(newestFirst: readonly Date[], periodOf: (at: Date) => number): Date[] {
  return newestFirst.filter((at, index) => {
    const before = newestFirst[index - 1];
    return before === undefined || periodOf(before) !== periodOf(at);
  });
}

export const isDue = (times: readonly Date[], now: Date): boolean =>
  !times.some((at) => Math.floor(at.getTime() / day) === Math.floor(now.getTime() / day));

export type BackupKind = 'daily' | 'village' | 'snapshot';

export const backupName = (kind: BackupKind, at: Date): string =>
  `${kind}-${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`;

export function timeOfDaily(name: string): Date | undefined {
  const [, date, ...time] = /^daily-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/.exec(name) ?? [];
  if (date === undefined) return undefined;
  const [hours, minutes, seconds, milliseconds] = time;
  const at = new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
