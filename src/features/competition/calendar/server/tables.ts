import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { plainEvents } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    calendar_events: CalendarEventsTable;
    calendar_feeds: CalendarFeedsTable;
    calendar_feed_teams: CalendarFeedTeamsTable;
    calendar_sequences: CalendarSequencesTable;
    calendar_uids: CalendarUidsTable;
  }
}

interface CalendarEventsTable extends PlainTable<typeof plainEvents.fields> {
  /** The owner. */
  account_id: number;
}

interface CalendarFeedsTable {
  account_id: number;
  /** The secret part of the feed's URL; null while it is turned off. */
  secret: string | null;
  own_events: 0 | 1;
  rsvp_games: 0 | 1;
  my_teams: DefaultFlag;
  duties: DefaultFlag;
}

interface CalendarFeedTeamsTable {
  account_id: number;
  team_id: number;
}

/** Counts the changes to a game's calendar entry that did not change its row. */
interface CalendarSequencesTable {
  game_id: number;
  raised: number;
}

/** One row: what tells the UIDs of this installation from those of others (`FeedSource`). */
interface CalendarUidsTable {
  host: string;
  last_event: number;
  last_game: number;
}

export const calendarMigrations: Migrations = {
  '0031_calendar': async (db, { withId }) => {
    await withId(db.schema.createTable('calendar_events'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addCheckConstraint('calendar_events_end_after_start', sql`end_time > start_time`)
      .execute();
    await createIndexes(db, 'calendar_events', { calendar_events_of_account: ['account_id', 'start_time', 'id'] });

    await db.schema
      .createTable('calendar_feeds')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.unique())
      .addColumn('own_events', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('rsvp_games', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable('calendar_feed_teams')
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('calendar_feeds.account_id').onDelete('cascade'),
      )
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('calendar_feed_teams_once', ['account_id', 'team_id'])
      .execute();
    await createIndexes(db, 'calendar_feed_teams', { calendar_feed_teams_by_team: ['team_id'] });

    await db.schema
      .createTable('calendar_sequences')
      .addColumn('game_id', 'integer', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('raised', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('calendar_uids')
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('last_event', 'integer', (column) => column.notNull())
      .addColumn('last_game', 'integer', (column) => column.notNull())
      .execute();
    const host = `${randomBytes(8).toString('hex')}.village-arena`;
    await sql`insert into calendar_uids (host, last_event, last_game) values (${host}, 0, 0)`.execute(db);
  },
  // A feed that exists stays as it was chosen.
  '0039_subscribe_my_teams': async (db) => {
    await db.schema
      .alterTable('calendar_feeds')
      .addColumn('my_teams', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  // A feed that exists stays as it was chosen, here too.
  '0079_subscribe_duties': async (db) => {
    await db.schema
      .alterTable('calendar_feeds')
      .addColumn('duties', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
