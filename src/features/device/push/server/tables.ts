import { type ColumnType, type Generated, sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag, Flag, RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    push_subscriptions: PushSubscriptionsTable;
    push_choices: PushChoicesTable;
    push_stopped_teams: { account_id: number; team_id: number };
    game_reminders: { account_id: number; game_id: number };
    push_sports: { account_id: number; sport_id: number };
    push_outbox: PushOutboxTable;
    push_deliveries: PushDeliveriesTable;
    push_emails: PushEmailsTable;
    push_email_tries: { delivery_id: number; address_hash: string; at: string };
    push_sender: PushSenderTable;
  }
}

interface PushSubscriptionsTable {
  id: RowId;
  account_id: number;
  /** The subscription ends with the session in which it was turned on: a device gets no messages after logging out. */
  session_id: number;
  /** Anyone who knows it can send requests to the device's push service: it appears in no response and no log. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** Without a row, an account gets no push messages. Only a person's own press adds a row. */
interface PushChoicesTable {
  account_id: number;
  /** JSON: a list of kinds. */
  kinds: string;
  my_teams: Flag;
  residence_teams: DefaultFlag;
  /** Hours of the village's clock; null for none. */
  quiet_from: number | null;
  quiet_until: number | null;
  digest_hour: number | null;
  shows_details: Flag;
}

/** News to send, written in the transaction of what happened. */
interface PushOutboxTable {
  id: RowId;
  kind: string;
  /** Unique, so that the same news is written only once; null if it may repeat. */
  key: string | null;
  game_id: number | null;
  /** JSON: facts that the game's row does not hold, or the words for single accounts. */
  facts: string;
  created_at: string;
  expires_at: string;
  /** Set once all recipients have a delivery. */
  resolved_at: string | null;
  /** The score that it told; null if nobody was told, and for news without one. */
  told: ColumnType<string | null, never, string>;
}

/** One row for each person and outbox row; people also see it in their list of sent notifications. */
interface PushDeliveriesTable {
  id: RowId;
  outbox_id: number;
  account_id: number;
  kind: string;
  title: string;
  text: string;
  link: string;
  why: string;
  /** The team that is the reason. */
  team_id: number | null;
  /** A newer message of the same topic replaces it, while it waits and on the screen. */
  topic: string;
  state: 'waiting' | 'sending' | 'sent' | 'app' | 'dropped' | 'digest' | 'digested';
  /** JSON: ids of the subscriptions that are still to be tried; null for all. */
  devices: string | null;
  attempts: Generated<number>;
  created_at: string;
  due_at: string;
  expires_at: string;
  sent_at: string | null;
}

/** A person's e-mail address. It appears in no list, no log and no response to anybody else. */
interface PushEmailsTable {
  account_id: number;
  address: string;
  /** Null until the link in a mail is opened; before that, nothing else goes there. */
  confirmed_at: string | null;
  /** When its mail server refused it. Nothing goes there any more. */
  refused_at: string | null;
  token_hash: string | null;
  token_until: string | null;
  /** The key that signs the links to stop mails. */
  stop_key: string;
  sends_digest: Flag;
  sends_results: Flag;
}

/** Which process sends, and until when it holds the lease. */
interface PushSenderTable {
  id: number;
  holder: string;
  until: string;
  /** Of the keys with which the copies of the app on this PostgreSQL database sign. */
  public_key: string | null;
}

export const pushMigrations: Migrations = {
  '0035_push': async (db, { withId }) => {
    await withId(db.schema.createTable('push_subscriptions'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'push_subscriptions', {
      push_subscriptions_by_account_id: ['account_id'],
      push_subscriptions_by_session_id: ['session_id'],
    });

    await db.schema
      .createTable('push_choices')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('my_teams', 'integer', (column) => column.notNull())
      .addColumn('quiet_from', 'integer')
      .addColumn('quiet_until', 'integer')
      .addColumn('digest_hour', 'integer')
      .addColumn('shows_details', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('push_follows')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('stopped', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('push_follows_once', ['account_id', 'team_id'])
      .execute();
    await createIndexes(db, 'push_follows', { push_follows_by_team_id: ['team_id'] });
    await db.schema
      .createTable('push_sports')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('sport_id', 'integer', (column) => column.notNull().references('sports.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('push_sports_once', ['account_id', 'sport_id'])
      .execute();
    await createIndexes(db, 'push_sports', { push_sports_by_sport_id: ['sport_id'] });

    await withId(db.schema.createTable('push_outbox'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('game_id', 'integer', (column) => column.references('games.id').onDelete('cascade'))
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('resolved_at', 'text')
      .addColumn('told', 'text')
      .execute();
    await createIndexes(db, 'push_outbox', {
      push_outbox_by_game_id: ['game_id', 'kind'],
      push_outbox_to_resolve: ['resolved_at', 'id'],
    });
    await withId(db.schema.createTable('push_deliveries'))
      .addColumn('outbox_id', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('team_id', 'integer', (column) => column.references('teams.id').onDelete('set null'))
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('devices', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addUniqueConstraint('push_deliveries_once', ['outbox_id', 'account_id'])
      .execute();
    await createIndexes(db, 'push_deliveries', {
      push_deliveries_due: ['state', 'due_at'],
      push_deliveries_of_account: ['account_id', 'id'],
      push_deliveries_by_team_id: ['team_id'],
    });

    await db.schema
      .createTable('push_emails')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('refused_at', 'text')
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('token_until', 'text')
      .addColumn('stop_key', 'text', (column) => column.notNull())
      .addColumn('sends_digest', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sends_results', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('push_email_tries')
      .addColumn('delivery_id', 'integer', (column) => column.primaryKey())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'push_email_tries', { push_email_tries_by_address: ['address_hash', 'at'] });
    await db.schema
      .createTable('push_sender')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text')
      .execute();
    await sql`insert into push_sender (id, holder, until) values (1, '', '')`.execute(db);
  },
  '0039_push_stopped_teams': async (db) => {
    await db.schema
      .createTable('push_stopped_teams')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('push_stopped_teams_once', ['account_id', 'team_id'])
      .execute();
    await createIndexes(db, 'push_stopped_teams', { push_stopped_teams_by_team_id: ['team_id'] });
    await db.schema
      .alterTable('push_choices')
      .addColumn('residence_teams', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`insert into team_follows (account_id, team_id)
      select account_id, team_id from push_follows where stopped = 0`.execute(db);
    await sql`insert into push_stopped_teams (account_id, team_id)
      select account_id, team_id from push_follows where stopped = 1`.execute(db);
    // The choice now covers followed teams, too.
    await sql`update push_choices set my_teams = 1
      where account_id in (select account_id from push_follows where stopped = 0)`.execute(db);
    await db.schema.dropTable('push_follows').execute();
  },
  '0040_game_reminders': async (db) => {
    await db.schema
      .createTable('game_reminders')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('game_reminders_once', ['account_id', 'game_id'])
      .execute();
    await createIndexes(db, 'game_reminders', { game_reminders_by_game_id: ['game_id'] });
  },
  /** Challenges of ladders are news since then; whoever has turned everything off, or these, gets none. */
  '0087_challenge_news': async (db) => {
    await sql`update push_choices set kinds = replace(kinds, ']', ',"challenge"]')
      where kinds <> '[]' and kinds not like '%"challenge"%'
      and account_id not in (select account_id from muted_notices where kind = 'challenge')`.execute(db);
  },
};
