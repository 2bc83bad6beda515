import * as z from 'zod/mini';
import { atMost, Version, wholeNumber } from '#shared/fields.ts';

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
  /** The newest of this village as it goes on: not of one from elsewhere, nor of one that a restore has replaced. */
  newest: z.nullable(BackupRow),
  schedule: StoredSchedule,
  /** Whether the app makes daily backups; if not, why. */
  daily: z.enum(['on', 'off', 'no-program']),
  timeZone: z.string(),
});
export type Backups = z.infer<typeof Backups>;

export const MadeBackup = z.object({ name: z.string(), bytes: z.int(), rows: z.int(), pictures: z.int() });
export type MadeBackup = z.infer<typeof MadeBackup>;

/** The file itself, read completely without unpacking it. */
export const BackupPreview = z.object({
  name: z.string(),
  bytes: z.int(),
  /** When it was made; ISO 8601 in UTC. */
  madeAt: z.string(),
  /** Of the app that made it. */
  version: z.string(),
  contents: z.array(z.object({ what: z.string(), count: z.int() })),
  rows: z.int(),
  /** Whether it holds the pictures, or a bucket does. */
  pictures: z.enum(['here', 'bucket']),
  /** Why it cannot be restored here; null if it can. */
  problem: z.nullable(z.string()),
});
export type BackupPreview = z.infer<typeof BackupPreview>;

export const restorePhrase = 'RESTORE BACKUP';

export const RestoreRequest = z.strictObject({ confirm: z.literal(restorePhrase, `must be ${restorePhrase}`) });

export const RestoreDone = z.object({
  /** When the backup was made. */
  madeAt: z.string(),
  rows: z.int(),
  /** The name of the backup with the village as it was before. */
  snapshot: z.string(),
});
export type RestoreDone = z.infer<typeof RestoreDone>;

const ByName = z.strictObject({ name: z.string().check(atMost(200)) });

/** A file arrives in parts, each as a form of its own: proxies and time limits bound a single one. */
export const partBytes = 4 * 1024 * 1024;
const maxBackup = 100_000_000_000;

const ByUpload = z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{16}-[1-9]\d{0,11}$/, 'is no upload')) });
const NewUpload = z.strictObject({ size: wholeNumber({ min: 1, max: maxBackup }) });
const PartPlace = z.strictObject({
  offset: z.pipe(z.string().check(z.regex(/^\d{1,12}$/, 'must be a place in the file')), z.transform(Number)),
});

export const endpoints = {
  'GET /api/admin/backups': { response: Backups },
  'POST /api/admin/backups': { response: MadeBackup },
  'GET /api/admin/backups/:name': { params: ByName, response: BackupPreview },
  'POST /api/admin/backups/:name/restore': { params: ByName, body: RestoreRequest, response: RestoreDone },
  'POST /api/admin/backup-uploads': { body: NewUpload, response: z.object({ id: z.string() }) },
  'POST /api/admin/backup-uploads/:id/parts': {
    params: ByUpload,
    body: PartPlace,
    response: z.object({ received: z.int() }),
  },
  'POST /api/admin/backup-uploads/:id/end': { params: ByUpload, response: z.object({ name: z.string() }) },
  'PATCH /api/admin/backups/schedule': { body: ScheduleChange, response: StoredSchedule },
};
