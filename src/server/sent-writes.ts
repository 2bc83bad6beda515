import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { DoneBefore } from '#shared/fields.ts';
import { accountKey, type Viewer } from './access/access.ts';
import type { Database } from './database/schema.ts';
import { badRequest } from './failure.ts';
import type { Write } from './write.ts';

/** Longer than any browser keeps an unsent write. */
export const sentWriteDays = 60;
const dayMs = 24 * 60 * 60_000;

/** The call was done before under the same key. Thrown inside its transaction, which then does nothing. */
export class RepeatedWrite extends Error {}

export const repeatedResponse: z.infer<typeof DoneBefore> = { repeated: true };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A browser's own key for a write, so that it can send the write again without knowing whether it has arrived. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !uuid.test(header)) throw badRequest('Idempotency-Key must be a UUID');
  return header.toLowerCase();
}

/** Of two simultaneous calls with one key, the second waits here for the first to commit. */
export async function mustBeFirst(write: Write, key: string): Promise<void> {
  const inserted = await write.db
    .insertInto('sent_writes')
    .values({ hash: hashKey(write.viewer, key), sent_on: toDay(write.now) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!inserted) throw new RepeatedWrite('This was done before');
}

export async function forgetSentWrites(db: Database, now: Date): Promise<void> {
  const oldest = toDay(new Date(now.getTime() - sentWriteDays * dayMs));
  await db.deleteFrom('sent_writes').where('sent_on', '<', oldest).execute();
}

/** Reveals neither who wrote nor what: it matches nothing without the key, which only the browser has. */
const hashKey = (viewer: Viewer, key: string): string =>
  createHash('sha256')
    .update(`${accountKey(viewer) ?? 'visitor'} ${key}`)
    .digest('hex');

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);
