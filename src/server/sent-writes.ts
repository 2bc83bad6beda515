import { createHash } from 'node:crypto';
import { accountKey, type Viewer } from './access/access.ts';
import type { Database } from './database/schema.ts';
import { badRequest } from './failure.ts';
import type { Write } from './write.ts';

/** Longer than any browser keeps what waits to be sent. */
const keptDays = 60;
const dayMs = 24 * 60 * 60_000;

/** A call that was done before under the same key. Thrown within its transaction, which so does nothing. */
export class RepeatedWrite extends Error {}

/** Instead of the answer that the first one had: nothing of that is kept. */
export const repeatedAnswer = { repeated: true } as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a browser calls a write of its own, so that it can send it again without knowing whether it has arrived. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !uuid.test(header)) throw badRequest('Idempotency-Key must be a UUID');
  return header.toLowerCase();
}

/** Of two at one moment the second waits here for the first's commit. */
export async function mustBeFirst(write: Write, key: string): Promise<void> {
  const noted = await write.db
    .insertInto('sent_writes')
    .values({ hash: hashOf(write.viewer, key), sent_on: dayOf(write.now) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!noted) throw new RepeatedWrite('This was done before');
}

export async function forgetSentWrites(db: Database, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - keptDays * dayMs));
  await db.deleteFrom('sent_writes').where('sent_on', '<', oldest).execute();
}

/** Says neither who wrote nor what: without the key, which the browser alone has, it matches nothing. */
const hashOf = (viewer: Viewer, key: string): string =>
  createHash('sha256')
    .update(`${accountKey(viewer) ?? 'visitor'} ${key}`)
    .digest('hex');

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
