import * as z from 'zod/mini';
import { Version, wholeNumber } from '#shared/fields.ts';

/** When the daily backup is due, and how many of them stay: the newest of so many days, weeks and months. */
export const Schedule = z.strictObject({
  /** From 0 to 23, in the village's time zone. */
  hour: wholeNumber({ min: 0, max: 23 }),
  days: wholeNumber({ min: 1, max: 31 }),
  weeks: wholeNumber({ min: 0, max: 26 }),
  months: wholeNumber({ min: 0, max: 24 }),
});
export type Schedule = z.infer<typeof Schedule>;

const StoredSchedule = z.object({ ...Schedule.shape, version: Version });
export type StoredSchedule = z.infer<typeof StoredSchedule>;

export const ScheduleChange = z.strictObject({ ...Schedule.shape, version: z.optional(Version) });

export const BackupRow = z.object({
  name: z.string(),
  /** When it was made, or uploaded; ISO 8601 in UTC. */
  madeAt: z.string(),
  bytes: z.int(),
  /** Why it was made, in words. */
  reason: z.string(),
});
export type BackupRow = z.infer<typeof BackupRow>;

const Backups = z.object({
  backups: z.array(BackupRow),
  schedule: StoredSchedule,
  /** Whether the app makes daily backups; if not, why. */
  daily: z.enum(['on', 'off', 'no-program']),
  timeZone: z.string(),
});
export type Backups = z.infer<typeof Backups>;

export const MadeBackup = z.object({ name: z.string(), bytes: z.int(), rows: z.int(), pictures: z.int() });
export type MadeBackup = z.infer<typeof MadeBackup>;

export const endpoints = {
  'GET /api/admin/backups': { response: Backups },
  'POST /api/admin/backups': { response: MadeBackup },
  'PATCH /api/admin/backups/schedule': { body: ScheduleChange, response: StoredSchedule },
};
