import type { Generated } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Flag, RowId, RowVersion } from '#server/database/schema.ts';
import type { MessageKind, Webhook } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    webhooks: WebhooksTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

interface WebhooksTable {
  id: RowId;
  version: RowVersion;
  name: string;
  /** Often a secret by itself: it appears in no response and no log. */
  address: string;
  form: Webhook['form'];
  telling: Webhook['telling'];
  audience: Webhook['audience'];
  /** JSON: a list of kinds. */
  kinds: string;
  is_on: Flag;
  off_because: Webhook['offBecause'];
  failing_since: string | null;
  /** Signs what is sent, so it is stored as it is. */
  secret: string;
  old_secret: string | null;
  old_secret_until: string | null;
  /** Until when a process has it to itself. */
  busy_until: string | null;
  created_at: string;
}

interface WebhookDeliveriesTable {
  id: RowId;
  webhook_id: number;
  /** The same in each attempt, so that a receiver recognises a repetition. */
  message_id: string;
  kind: MessageKind;
  game_id: number | null;
  /** JSON: a `Message`. */
  message: string;
  /** Who pressed. */
  account_id: number | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: Generated<number>;
  status: number | null;
  answer: string;
  answered_at: string | null;
  created_at: string;
  due_at: string;
  expires_at: string;
}

export const webhooksMigrations: Migrations = {
  '0067_webhooks': async (db, { withId }) => {
    await withId(db.schema.createTable('webhooks'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('telling', 'text', (column) => column.notNull())
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('off_because', 'text')
      .addColumn('failing_since', 'text')
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('old_secret', 'text')
      .addColumn('old_secret_until', 'text')
      .addColumn('busy_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await withId(db.schema.createTable('webhook_deliveries'))
      .addColumn('webhook_id', 'integer', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('game_id', 'integer', (column) => column.references('games.id').onDelete('cascade'))
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('status', 'integer')
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'webhook_deliveries', {
      webhook_deliveries_by_webhook: ['webhook_id', 'id'],
      webhook_deliveries_due: ['state', 'due_at'],
      webhook_deliveries_by_game_id: ['game_id', 'webhook_id'],
      webhook_deliveries_by_account_id: ['account_id'],
    });
  },
};
