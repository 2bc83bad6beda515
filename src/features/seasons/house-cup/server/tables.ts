import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { cups, EntryKind } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    cups: PlainTable<typeof cups.fields>;
    cup_rules: CupRulesTable;
    cup_entries: CupEntriesTable;
    cup_objections: CupObjectionsTable;
    cup_ratings: CupRatingsTable;
  }
}

/** The rules of a cup as they were set, one row after another; the last ones apply to the whole year. */
interface CupRulesTable {
  id: RowId;
  cup_id: number;
  /** From 1. */
  number: number;
  /** JSON. */
  rules: string;
  reason: string;
  account_id: number | null;
  at: string;
}

/** Points of a residence. All but those that somebody gave or decided follow from results, and are never typed. */
interface CupEntriesTable {
  id: RowId;
  version: RowVersion;
  cup_id: number;
  residence_id: number;
  /** What it is for, so that the same points are the same row after a correction elsewhere. */
  entry_key: string;
  kind: EntryKind;
  /** Hundredths. */
  points: number;
  at: string;
  since: string;
  sport_id: number | null;
  competition_id: number | null;
  meet_id: number | null;
  team_id: number | null;
  game_id: number | null;
  place: number | null;
  /** Of what somebody gave or decided. */
  reason: string | null;
  account_id: number | null;
  /** Of a ruling: the entry that it is about, and the points that that should have. */
  about_id: number | null;
  should_be: Default<number | null>;
}

interface CupObjectionsTable {
  id: RowId;
  version: RowVersion;
  cup_id: number;
  /** Null if there is no such entry any more. */
  entry_id: number | null;
  residence_id: number;
  points: number;
  account_id: number | null;
  at: string;
  reason: string;
  state: Default<'open' | 'upheld' | 'rejected'>;
  decided_by: number | null;
  decided_at: string | null;
  decision: string | null;
}

/** How a team behaved in a game, in hundredths of a rating. */
interface CupRatingsTable {
  id: RowId;
  game_id: number;
  team_id: number;
  rating: number;
  account_id: number | null;
}

export const houseCupMigrations: Migrations = {
  '0076_house_cup': async (db, { withId }) => {
    await withId(db.schema.createTable('cups'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('season', 'text', (column) => column.notNull().unique())
      .addColumn('first_day', 'text', (column) => column.notNull())
      .addColumn('last_day', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'cups', { cups_by_day: ['first_day', 'id'] });

    await withId(db.schema.createTable('cup_rules'))
      .addColumn('cup_id', 'integer', (column) => column.notNull().references('cups.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addUniqueConstraint('cup_rules_once', ['cup_id', 'number'])
      .execute();
    await createIndexes(db, 'cup_rules', { cup_rules_by_account: ['account_id'] });

    await withId(db.schema.createTable('cup_entries'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('cup_id', 'integer', (column) => column.notNull().references('cups.id').onDelete('cascade'))
      .addColumn('residence_id', 'integer', (column) =>
        column.notNull().references('residences.id').onDelete('restrict'),
      )
      .addColumn('entry_key', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('sport_id', 'integer', (column) => column.references('sports.id').onDelete('set null'))
      .addColumn('competition_id', 'integer', (column) => column.references('competitions.id').onDelete('set null'))
      .addColumn('meet_id', 'integer', (column) => column.references('meets.id').onDelete('set null'))
      .addColumn('team_id', 'integer', (column) => column.references('teams.id').onDelete('set null'))
      .addColumn('game_id', 'integer', (column) => column.references('games.id').onDelete('set null'))
      .addColumn('place', 'integer')
      .addColumn('reason', 'text')
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('about_id', 'integer', (column) => column.references('cup_entries.id').onDelete('cascade'))
      .addColumn('should_be', 'integer')
      .addUniqueConstraint('cup_entries_once', ['cup_id', 'entry_key'])
      .execute();
    await createIndexes(db, 'cup_entries', {
      cup_entries_in_order: ['cup_id', 'at', 'id'],
      cup_entries_of_residence: ['residence_id', 'cup_id', 'at', 'id'],
      cup_entries_by_sport: ['sport_id'],
      cup_entries_by_competition: ['competition_id'],
      cup_entries_by_meet: ['meet_id'],
      cup_entries_by_team: ['team_id'],
      cup_entries_by_game: ['game_id'],
      cup_entries_by_account: ['account_id'],
      cup_entries_about: ['about_id'],
    });
  },
  '0077_house_cup_objections': async (db, { withId }) => {
    await withId(db.schema.createTable('cup_objections'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('cup_id', 'integer', (column) => column.notNull().references('cups.id').onDelete('cascade'))
      .addColumn('entry_id', 'integer', (column) => column.references('cup_entries.id').onDelete('set null'))
      .addColumn('residence_id', 'integer', (column) =>
        column.notNull().references('residences.id').onDelete('restrict'),
      )
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
      .addColumn('decided_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('decided_at', 'text')
      .addColumn('decision', 'text')
      .execute();
    await createIndexes(db, 'cup_objections', {
      cup_objections_by_state: ['state', 'id'],
      cup_objections_of_cup: ['cup_id'],
      cup_objections_of_entry: ['entry_id', 'id'],
      cup_objections_of_residence: ['residence_id'],
      cup_objections_by_account: ['account_id'],
      cup_objections_decided_by: ['decided_by'],
    });

    await withId(db.schema.createTable('cup_ratings'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('restrict'))
      .addColumn('rating', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addUniqueConstraint('cup_ratings_once', ['game_id', 'team_id'])
      .execute();
    await createIndexes(db, 'cup_ratings', {
      cup_ratings_by_team: ['team_id'],
      cup_ratings_by_account: ['account_id'],
    });
  },
};
