const day = 24 * 60 * 60 * 1000;

const retention = [
  { periods: 7, periodOf: (at: Date) => Math.floor(at.getTime() / day) },
  // The epoch was a Thursday; weeks begin on Monday.
  { periods: 4, periodOf: (at: Date) => Math.floor((at.getTime() / day + 3) / 7) },
  { periods: 6, periodOf: (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth() },
];

/** Backups to remove: all but the newest of each of seven days, four weeks and six months. The newest always stays. */
export function expiredBackups(times: readonly Date[]): Date[] {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const stays = new Set(
    retention.flatMap(({ periods, periodOf }) => newestOfEach(newestFirst, periodOf).slice(0, periods)),
  );
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

/** Why a backup was made: daily, by a command, or as a snapshot before something that cannot be undone. */
export const backupKinds = ['daily', 'village', 'snapshot-before-reset', 'snapshot-before-deleting-comments'] as const;
export type BackupKind = (typeof backupKinds)[number];

export const backupName = (kind: BackupKind, at: Date): string =>
  `${kind}-${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`;

/** Reads kind and time from a backup's file name; undefined for any other file. */
export function readBackupName(name: string): { kind: BackupKind; madeAt: Date } | undefined {
  const [, written, date, ...time] =
    /^([a-z-]+)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/.exec(name) ?? [];
  const kind = backupKinds.find((known) => known === written);
  if (kind === undefined) return undefined;
  const [hours, minutes, seconds, milliseconds] = time;
  const madeAt = new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : { kind, madeAt };
}
