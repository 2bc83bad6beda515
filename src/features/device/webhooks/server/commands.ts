import { randomBytes } from 'node:crypto';
import { readSettings } from '#platform/settings/server/queries.ts';
import { takeTurn } from '#server/database/engine.ts';
import { flag, type Row } from '#server/database/schema.ts';
import { badField, conflict, notFound, outdated } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { webhooksTag } from '../cache-tags.ts';
import { maxWebhooks, type NewWebhook, type Webhook, type WebhookChange } from '../contract.ts';
import type { Message } from '../message-rules.ts';
import { findFault, lifetimes, oldSecretMs } from '../rules.ts';
import { present } from './queries.ts';

/** As Standard Webhooks writes it: 256 bits in base64. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** `address` has been checked. */
export async function addWebhook(write: Write, webhook: NewWebhook): Promise<Webhook & { secret: string }> {
  const { db, now } = write;
  mustBeSound(webhook);
  await takeTurn(write, 'webhooks');
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxWebhooks) throw conflict(`There are ${maxWebhooks} webhooks already: delete one first`);
  const secret = newSecret();
  const row = await db
    .insertInto('webhooks')
    .values({
      ...webhook,
      kinds: JSON.stringify(webhook.kinds),
      secret,
      is_on: 1,
      off_because: null,
      failing_since: null,
      old_secret: null,
      old_secret_until: null,
      busy_until: null,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  write.changed(webhooksTag);
  await write.audit({ act: 'webhook.add', subject: `webhook:${row.id}`, detail: { name: webhook.name } });
  return { ...present(row, now), secret };
}

export async function changeWebhook(write: Write, id: number, change: WebhookChange): Promise<Webhook> {
  const { db, now } = write;
  const row = await lockWebhook(write, id);
  const { version, isOn, kinds, ...chosen } = change;
  const is = present(row, now);
  if (row.version !== version) throw outdated(is);
  const { telling = is.telling, audience = is.audience } = change;
  mustBeSound({ telling, audience, kinds: kinds ?? is.kinds });
  const isFresh = isOn === true || change.address !== undefined;
  const changed = await db
    .updateTable('webhooks')
    .set({
      ...chosen,
      ...(kinds && { kinds: JSON.stringify(kinds) }),
      ...(isOn !== undefined && { is_on: flag(isOn), off_because: null }),
      ...(isFresh && { failing_since: null }),
      version: version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isOn === false) await dropWaiting(write, id);
  write.changed(webhooksTag);
  const fields = Object.entries({ ...chosen, kinds, isOn }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  const detail = { name: changed.name, fields };
  await write.audit({ act: 'webhook.change', subject: `webhook:${id}`, detail });
  return present(changed, now);
}

export async function deleteWebhook(write: Write, id: number): Promise<void> {
  const { name } = await lockWebhook(write, id);
  await write.db.deleteFrom('webhooks').where('id', '=', id).execute();
  write.changed(webhooksTag);
  await write.audit({ act: 'webhook.delete', subject: `webhook:${id}`, detail: { name } });
}

/** The earlier secret goes on signing for a day, so that a receiver can be changed in between. */
export async function replaceSecret(write: Write, id: number): Promise<{ secret: string }> {
  const { name, secret: old_secret } = await lockWebhook(write, id);
  const secret = newSecret();
  const old_secret_until = new Date(write.now.getTime() + oldSecretMs).toISOString();
  await write.db.updateTable('webhooks').set({ secret, old_secret, old_secret_until }).where('id', '=', id).execute();
  write.changed(webhooksTag);
  await write.audit({ act: 'webhook.secret', subject: `webhook:${id}`, detail: { name } });
  return { secret };
}

export async function sendTest(write: Write, id: number): Promise<void> {
  await lockWebhook(write, id);
  const { productName: village } = await readSettings(write.db);
  const text = 'This is a test. News will arrive here.';
  await queue(write, [id], { kind: 'test', village, title: 'It works', text, path: '/home' });
}

interface Queued {
  gameId?: number;
  accountId?: number;
}

/** Writes a message for each of these webhooks, in the transaction of what happened; it is sent afterwards. */
export async function queue(
  write: Write,
  webhookIds: readonly number[],
  message: Message,
  { gameId, accountId }: Queued = {},
): Promise<void> {
  if (webhookIds.length === 0) return;
  const now = write.now.toISOString();
  const rows = webhookIds.map((webhook_id) => ({
    webhook_id,
    message_id: `msg_${randomBytes(18).toString('base64url')}`,
    kind: message.kind,
    game_id: gameId ?? null,
    message: JSON.stringify(message),
    account_id: accountId ?? null,
    state: 'waiting' as const,
    status: null,
    answer: '',
    answered_at: null,
    created_at: now,
    due_at: now,
    expires_at: new Date(write.now.getTime() + lifetimes[message.kind]).toISOString(),
  }));
  await write.db.insertInto('webhook_deliveries').values(rows).execute();
  write.changed(webhooksTag);
}

/** What waits for a webhook that is switched off is sent no more. */
export async function dropWaiting({ db }: Write, webhookId: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function lockWebhook({ db }: Write, id: number): Promise<Row<'webhooks'>> {
  await lockRowForUpdate(db, 'webhooks', id);
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This webhook');
  return row;
}

function mustBeSound(webhook: Pick<Webhook, 'telling' | 'audience' | 'kinds'>): void {
  const fault = findFault(webhook);
  if (fault) throw badField(fault.field, fault.message);
}
