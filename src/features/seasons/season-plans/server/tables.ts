import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { SeasonPlan } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    season_plans: SeasonPlansTable;
    plan_games: PlanGamesTable;
    published_plan_games: PublishedPlanGamesTable;
    plan_runs: PlanRunsTable;
  }
}

interface SeasonPlansTable {
  id: RowId;
  version: RowVersion;
  name: string;
  season: string;
  status: SeasonPlan['status'];
  /** JSON: the answers of its setup (`SeasonSetup`). */
  setup: string;
  created_at: string;
  changed_at: string;
  published_at: Default<string | null>;
}

interface PlanGamesTable {
  id: RowId;
  version: RowVersion;
  plan_id: number;
  /** Unique in its plan. */
  key: string;
  /** The key of its competition in the plan's setup. */
  competition_key: string;
  /** JSON: a team of the setup, or the game or table that will say who it is (`Side`). */
  home: string;
  away: string;
  home_team_id: number | null;
  away_team_id: number | null;
  group_name: string | null;
  round: string | null;
  stage: number;
  minutes: number;
  date_time: string | null;
  venue_id: number | null;
  court: number | null;
  is_locked: DefaultFlag;
  problem: Default<string | null>;
  /** Null until it is published with both sides known. */
  game_id: Default<number | null>;
  /** JSON: where and when it was when it was published last (`Place`). */
  published: Default<string | null>;
}

/**
 * Which games of the village a plan made. It outlives the plan's own row of a game: a plan that is made again without the
 * game still knows what it has to call off.
 */
interface PublishedPlanGamesTable {
  plan_id: number;
  /** Of the game in the plan. */
  key: string;
  game_id: number;
  /** JSON: where and when the plan put it last (`Place`). */
  place: string;
}

/** The games of a plan are being made: a row is there as long as somebody's search runs. */
interface PlanRunsTable {
  plan_id: number;
  /** Tells this run from one that began after it was given up. */
  token: string;
  /** The display name of who began it. */
  begun_by: string;
  started_at: string;
  /** A run that has not reported for a while has died with its process. */
  reported_at: string;
  percent: number;
  /** JSON: the measures so far (`TimetableMeasures`); null before the first. */
  measures: Default<string | null>;
  is_cancelled: DefaultFlag;
  /** Another plan's games are made first. */
  is_waiting: DefaultFlag;
  /** Somebody asked for the best plan so far. */
  is_enough: DefaultFlag;
}

export const seasonPlansMigrations: Migrations = {
  '0072_season_plans': async (db, { withId }) => {
    await withId(db.schema.createTable('season_plans'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('season', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text')
      .execute();
    await withId(db.schema.createTable('plan_games'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('plan_id', 'integer', (column) => column.notNull().references('season_plans.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('competition_key', 'text', (column) => column.notNull())
      .addColumn('home', 'text', (column) => column.notNull())
      .addColumn('away', 'text', (column) => column.notNull())
      .addColumn('home_team_id', 'integer', (column) => column.references('teams.id').onDelete('set null'))
      .addColumn('away_team_id', 'integer', (column) => column.references('teams.id').onDelete('set null'))
      .addColumn('group_name', 'text')
      .addColumn('round', 'text')
      .addColumn('stage', 'integer', (column) => column.notNull())
      .addColumn('minutes', 'integer', (column) => column.notNull())
      .addColumn('date_time', 'text')
      .addColumn('venue_id', 'integer', (column) => column.references('venues.id').onDelete('set null'))
      .addColumn('court', 'integer')
      .addColumn('is_locked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('problem', 'text')
      .addColumn('game_id', 'integer', (column) => column.references('games.id').onDelete('set null'))
      .addColumn('published', 'text')
      .addUniqueConstraint('plan_games_once_per_plan', ['plan_id', 'key'])
      .execute();
    await createIndexes(db, 'plan_games', {
      plan_games_by_time: ['plan_id', 'date_time', 'id'],
      plan_games_by_home: ['home_team_id'],
      plan_games_by_away: ['away_team_id'],
      plan_games_by_venue: ['venue_id'],
      plan_games_by_game: ['game_id'],
    });
  },
  '0073_plan_runs': async (db) => {
    await db.schema
      .createTable('plan_runs')
      .addColumn('plan_id', 'integer', (column) =>
        column.primaryKey().references('season_plans.id').onDelete('cascade'),
      )
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('begun_by', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('reported_at', 'text', (column) => column.notNull())
      .addColumn('percent', 'integer', (column) => column.notNull())
      .addColumn('measures', 'text')
      .addColumn('is_cancelled', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  '0074_published_plan_games': async (db) => {
    await db.schema
      .createTable('published_plan_games')
      .addColumn('plan_id', 'integer', (column) => column.notNull().references('season_plans.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('game_id', 'integer', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('place', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'published_plan_games', { published_plan_games_by_plan: ['plan_id', 'key'] });
  },
  '0082_plan_runs_enough': async (db) => {
    for (const flag of ['is_waiting', 'is_enough']) {
      await db.schema
        .alterTable('plan_runs')
        .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};
