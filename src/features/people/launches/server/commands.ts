import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { takeTurn } from '#server/database/engine.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { launchTag } from '../cache-tags.ts';
import type { Launch, NewLaunch } from '../contract.ts';
import { findLaunch, present } from './queries.ts';

const hourMs = 60 * 60_000;

export async function openLaunch(write: Write, { hours, places }: z.infer<typeof NewLaunch>): Promise<Launch> {
  const { db, now } = write;
  await takeTurn(write, 'launches');
  if (await findLaunch(db, now)) throw conflict('A launch is open already: close it first');
  const row = await db
    .insertInto('launches')
    .values({
      // 96 bits: short, so that the code has large squares and can be scanned from the back of a hall.
      token: randomBytes(12).toString('base64url'),
      places,
      joined: 0,
      opened_at: now.toISOString(),
      closes_at: new Date(now.getTime() + hours * hourMs).toISOString(),
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  write.changed(launchTag);
  await write.audit({ act: 'launch.open', subject: `launch:${row.id}`, detail: { hours, places } });
  return present(row);
}

export async function closeLaunch(write: Write): Promise<{ joined: number }> {
  const at = write.now.toISOString();
  const closed = await write.db
    .updateTable('launches')
    .set({ closed_at: at })
    .where('closed_at', 'is', null)
    .where('closes_at', '>', at)
    .returning(['id', 'joined'])
    .executeTakeFirst();
  if (!closed) throw notFound('An open launch');
  const { id, joined } = closed;
  write.changed(launchTag);
  await write.audit({ act: 'launch.close', subject: `launch:${id}`, detail: { joined } });
  return { joined };
}

/** Takes one of its places; false if it has ended or is full. */
export async function joinByLaunch(write: Write, token: string): Promise<boolean> {
  const joined = await write.db
    .updateTable('launches')
    .set({ joined: sql<number>`joined + 1` })
    .where('token', '=', token)
    .where('closed_at', 'is', null)
    .where('closes_at', '>', write.now.toISOString())
    .whereRef('joined', '<', 'places')
    .returning('id')
    .executeTakeFirst();
  if (joined) write.changed(launchTag);
  return joined !== undefined;
}
