import { sql } from 'kysely';
import type { Result } from '#features/competition/competitions/contract.ts';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { GameCategory, GameStatus } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    games: GamesTable;
    rsvps: RsvpsTable;
  }
}

interface GamesTable {
  id: RowId;
  version: RowVersion;
  sport_id: number;
  home_team_id: number;
  away_team_id: number;
  /** ISO 8601 in UTC with milliseconds, so that text order is time order. */
  date_time: string;
  location: string;
  /** Null if the location is free text. */
  venue_id: number | null;
  status: GameStatus;
  category: GameCategory;
  season: string;
  home_score: number | null;
  away_score: number | null;
  home_shootout: number | null;
  away_shootout: number | null;
  /** The period that the scorer of a live game is in, from 1, and its clock: since when it runs, or where it stopped. */
  period: Default<number | null>;
  period_since: Default<string | null>;
  period_elapsed_ms: Default<number | null>;
  /** JSON: [[home, away], …]; null if nobody entered or scored them. */
  period_scores: Default<string | null>;
  /** JSON: how each innings stands, in the order in which the sides batted. */
  innings: Default<string | null>;
  result_type: Result['resultType'];
  result_against: Result['resultAgainst'];
  forfeit_notice: Result['forfeitNotice'];
  counts: DefaultFlag;
  home_tries: Default<number | null>;
  away_tries: Default<number | null>;
  home_bonus_points: Default<number | null>;
  away_bonus_points: Default<number | null>;
  competition_id: number | null;
  group_name: Default<string | null>;
  round: Default<string | null>;
  /** 1: somebody said that overtime decided it. */
  overtime: Default<0 | 1>;
  has_box_score: DefaultFlag;
  subject_id: number;
}

interface RsvpsTable {
  id: RowId;
  game_id: number;
  user_name: string;
  name_key: string;
  /** The account that entered it and may withdraw it; null for a visitor. */
  account_id: number | null;
  created_at: string;
}

export const gamesMigrations: Migrations = {
  '0017_games': async (db, { withId }) => {
    await withId(db.schema.createTable('games'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('sport_id', 'integer', (column) => column.notNull().references('sports.id').onDelete('restrict'))
      .addColumn('home_team_id', 'integer', (column) => column.notNull())
      .addColumn('away_team_id', 'integer', (column) => column.notNull())
      .addColumn('date_time', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('venue_id', 'integer', (column) => column.references('venues.id').onDelete('restrict'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('season', 'text', (column) => column.notNull())
      .addColumn('home_score', 'integer')
      .addColumn('away_score', 'integer')
      .addColumn('home_shootout', 'integer')
      .addColumn('away_shootout', 'integer')
      .addColumn('result_type', 'text')
      .addColumn('result_against', 'text')
      .addColumn('forfeit_notice', 'text')
      .addColumn('counts', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('home_tries', 'integer')
      .addColumn('away_tries', 'integer')
      .addColumn('home_bonus_points', 'integer')
      .addColumn('away_bonus_points', 'integer')
      .addColumn('competition_id', 'integer', (column) => column.references('competitions.id').onDelete('restrict'))
      .addColumn('has_box_score', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('subject_id', 'integer', (column) => column.notNull().references('subjects.id'))
      .addForeignKeyConstraint('games_home_team_of_sport', ['home_team_id', 'sport_id'], 'teams', ['id', 'sport_id'])
      .addForeignKeyConstraint('games_away_team_of_sport', ['away_team_id', 'sport_id'], 'teams', ['id', 'sport_id'])
      .addCheckConstraint('games_two_teams', sql`home_team_id <> away_team_id`)
      .execute();
    await db.schema.createIndex('games_once_per_subject').unique().on('games').column('subject_id').execute();
    await createIndexes(db, 'games', {
      games_by_date: ['date_time', 'id'],
      games_by_status: ['status', 'date_time', 'id'],
      games_by_category: ['category', 'date_time', 'id'],
      games_by_sport: ['sport_id', 'date_time', 'id'],
      games_by_home_team: ['home_team_id', 'date_time', 'id'],
      games_by_away_team: ['away_team_id', 'date_time', 'id'],
      games_by_fixture: ['sport_id', 'season', 'home_team_id', 'away_team_id'],
      games_by_competition: ['competition_id', 'date_time', 'id'],
      games_by_venue: ['venue_id', 'date_time', 'id'],
      // For finding locations that are not venues: few, however many games there are.
      games_by_location: ['venue_id', 'location'],
    });

    await withId(db.schema.createTable('rsvps'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('rsvps_once_per_name', ['game_id', 'name_key'])
      .execute();
    await createIndexes(db, 'rsvps', { rsvps_in_order: ['game_id', 'id'], rsvps_by_account: ['account_id'] });
  },
  '0041_games_period': async (db) => {
    await db.schema.alterTable('games').addColumn('period', 'integer').execute();
    await db.schema.alterTable('games').addColumn('period_since', 'text').execute();
  },
  '0046_games_clock': async (db) => {
    await db.schema.alterTable('games').addColumn('period_elapsed_ms', 'integer').execute();
  },
  '0047_games_period_scores': async (db) => {
    await db.schema.alterTable('games').addColumn('period_scores', 'text').execute();
  },
  '0055_games_stages': async (db) => {
    await db.schema.alterTable('games').addColumn('group_name', 'text').execute();
    await db.schema.alterTable('games').addColumn('round', 'text').execute();
    await db.schema
      .alterTable('games')
      .addColumn('overtime', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  '0056_games_innings': async (db) => {
    await db.schema.alterTable('games').addColumn('innings', 'text').execute();
  },
};
