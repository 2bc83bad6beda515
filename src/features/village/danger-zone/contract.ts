import * as z from 'zod/mini';
import { phrases } from './phrase-keys.ts';

const confirming = (phrase: string) => z.strictObject({ confirm: z.literal(phrase, `must be ${phrase}`) });

/** The name of the archive, in the list of backups, with the village as it was before. */
const snapshot = z.string();

export const DeletedComments = z.object({ count: z.int(), snapshot });
export type DeletedComments = z.infer<typeof DeletedComments>;

export const ResetDone = z.object({ rows: z.int(), snapshot });
export type ResetDone = z.infer<typeof ResetDone>;

export const endpoints = {
  'DELETE /api/comments/all': { body: confirming(phrases.comments), response: DeletedComments },
  'POST /api/admin/reset-database': { body: confirming(phrases.reset), response: ResetDone },
};
