import * as z from 'zod/mini';
import { phrases } from './phrase-keys.ts';

const confirming = (phrase: string) => z.strictObject({ confirm: z.literal(phrase, `must be ${phrase}`) });

/** The name of the archive, in the data folder's backups, with the village as it was before. */
const snapshot = z.string();

export const DeletedComments = z.object({ count: z.int(), snapshot });
export type DeletedComments = z.infer<typeof DeletedComments>;

export const ResetDone = z.object({ rows: z.int(), snapshot });
export type ResetDone = z.infer<typeof ResetDone>;

export const SnapshotRow = z.object({
  name: z.string(),
  /** ISO 8601 in UTC. */
  madeAt: z.string(),
  bytes: z.int(),
  /** Why it was made, in words. */
  reason: z.string(),
});
export type SnapshotRow = z.infer<typeof SnapshotRow>;

export const endpoints = {
  'DELETE /api/comments/all': { body: confirming(phrases.comments), response: DeletedComments },
  'POST /api/admin/reset-database': { body: confirming(phrases.reset), response: ResetDone },
  'GET /api/admin/snapshots': { response: z.array(SnapshotRow) },
};
