import type { Database, Row } from '#server/database/schema.ts';
import type { Delivery, Webhook } from '../contract.ts';
import type { Message } from '../message-rules.ts';

export async function listWebhooks(db: Database, now: Date): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map((row) => present(row, now));
}

export const present = (row: Row<'webhooks'>, now: Date): Webhook => ({
  id: row.id,
  version: row.version,
  name: row.name,
  form: row.form,
  telling: row.telling,
  audience: row.audience,
  kinds: JSON.parse(row.kinds),
  host: new URL(row.address).host,
  isOn: row.is_on === 1,
  offBecause: row.off_because,
  failingSince: row.failing_since,
  oldSecretUntil:
    row.old_secret_until !== null && row.old_secret_until > now.toISOString() ? row.old_secret_until : null,
});

const maxShown = 30;

/** The last messages of a webhook, the newest first. */
export async function listDeliveries(db: Database, webhookId: number): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .leftJoin('accounts', 'accounts.id', 'webhook_deliveries.account_id')
    .selectAll('webhook_deliveries')
    .select('accounts.display_name as by')
    .where('webhook_id', '=', webhookId)
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map((row) => {
    const { title, text } = messageIn(row);
    return {
      id: row.id,
      kind: row.kind,
      title,
      text,
      state: row.state,
      createdAt: row.created_at,
      attempts: row.attempts,
      status: row.status,
      answer: row.answer,
      answeredAt: row.answered_at,
      nextAt: row.state === 'waiting' && row.attempts > 0 ? row.due_at : null,
      by: row.by,
    };
  });
}

export const messageIn = ({ message }: { message: string }): Message => JSON.parse(message);
