import * as z from 'zod/mini';
import { atMost, orNone } from '#shared/fields.ts';

export const NewerVersion = z.object({
  /** The version that runs. */
  running: z.string(),
  /** Where an admin had the app look; null while it looks nowhere. */
  address: z.nullable(z.string()),
  /** When it last looked. */
  checkedAt: z.nullable(z.string()),
  /** The version that is newer than the running one; null if none is known. */
  newer: z.nullable(z.object({ version: z.string(), url: z.nullable(z.string()) })),
  /** Why the last look failed; null if it did not. */
  failure: z.nullable(z.string()),
});
export type NewerVersion = z.infer<typeof NewerVersion>;

export const NewerVersionSettings = z.strictObject({
  /** Empty to look nowhere. */
  address: orNone(z.string().check(z.trim(), atMost(500))),
});

export const endpoints = {
  'GET /api/newer-version': { response: NewerVersion },
  'PUT /api/newer-version': { body: NewerVersionSettings, response: NewerVersion },
  /** Looks now. */
  'POST /api/newer-version/check': { response: NewerVersion },
};
