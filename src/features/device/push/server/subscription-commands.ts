import { readSettings } from '#platform/settings/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { badField, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { notificationsTag } from '../cache-tags.ts';
import { maxDevices, type NewSubscription } from '../contract.ts';
import { openChoices } from './choice-commands.ts';
import { isPushService, normalized } from './endpoints.ts';

type OwnWrite = Write<Member>;

/** Stores the subscription that the browser sends at each start, and replaces another account's on this device. */
export async function storeSubscription(
  write: OwnWrite,
  { endpoint: typed, keys }: NewSubscription,
): Promise<{ id: number; known: boolean }> {
  const endpoint = normalized(typed);
  const { accountId: account_id, sessionId: session_id } = write.viewer;
  const fields = { account_id, session_id, ...keys };
  const before = await write.db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  const known = before?.account_id === account_id;
  if (known && before.session_id === session_id && before.p256dh === keys.p256dh && before.auth === keys.auth)
    return { id: before.id, known };
  await openChoices(write, write.viewer.accountId);
  const { id } = await write.db
    .insertInto('push_subscriptions')
    .values({ ...fields, endpoint, created_at: write.now.toISOString() })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  await endSurplus(write);
  write.changed(notificationsTag(account_id));
  if (before && !known) write.changed(notificationsTag(before.account_id));
  return { id, known };
}

async function endSurplus({ db, viewer }: OwnWrite): Promise<void> {
  const surplus = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', viewer.accountId)
    .orderBy('id', 'desc')
    .offset(maxDevices)
    .limit(maxDevices)
    .execute();
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}

export async function endSubscription(write: OwnWrite, id: number): Promise<void> {
  const { accountId } = write.viewer;
  const { numDeletedRows } = await write.db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This device');
  write.changed(notificationsTag(accountId));
}

/** Push services that the operator and the admins added. */
export const addedHosts = async (hosts: readonly string[], db: Database): Promise<string[]> => [
  ...hosts,
  ...(await readSettings(db)).pushHosts,
];

/** Checks a subscription before anything of it is stored. */
export async function mustBeUsable({ endpoint, keys }: NewSubscription, added: readonly string[]): Promise<void> {
  if (!isPushService(endpoint, added)) throw badField('endpoint', 'This is not the address of a known push service');
  const point = Buffer.from(keys.p256dh, 'base64url');
  const isPoint = await crypto.subtle
    .importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    .then(() => point.length === 65)
    .catch(() => false);
  if (!isPoint) throw badField('keys.p256dh', 'is not a public key');
  if (Buffer.from(keys.auth, 'base64url').length !== 16) throw badField('keys.auth', 'is not a secret of 16 bytes');
}
