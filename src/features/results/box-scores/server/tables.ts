import { sql } from 'kysely';
import { storedPeriods, toPairs } from '#features/competition/games/period-score-rules.ts';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, DefaultFlag, Flag, RowVersion } from '#server/database/schema.ts';
import type { Side } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    box_scores: BoxScoresTable;
    box_score_lines: BoxScoreLinesTable;
    box_score_walk_ons: BoxScoreWalkOnsTable;
  }
}

interface BoxScoresTable {
  game_id: number;
  version: RowVersion;
  /** JSON: counts by key that belong to no player. */
  home_stats: string;
  away_stats: string;
  corrected_at: string | null;
  /** The season whose totals include its lines; null if the game does not count. */
  counted_in: string | null;
  /** JSON: the keys with any count, if the game was scored by taps; null if it was typed, which counts all. */
  counted: Default<string | null>;
}

interface BoxScoreLinesTable {
  game_id: number;
  player_id: number;
  /** The side that the player played for that day, whatever team they are in now. */
  side: Side;
  did_not_play: Flag;
  note: string | null;
  is_corrected: DefaultFlag;
  /** JSON: counts by key of the sport's definition, without zeros. */
  stats: string;
}

/** The line of somebody who is no player of the village, or not yet known as one. It counts for no season. */
interface BoxScoreWalkOnsTable {
  game_id: number;
  /** Negative: see the events of the game. */
  walk_on_id: number;
  side: Side;
  name: string;
  jersey_number: number | null;
  stats: string;
}

export const boxScoresMigrations: Migrations = {
  '0020_box_scores': async (db) => {
    await db.schema
      .createTable('box_scores')
      .addColumn('game_id', 'integer', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('home_stats', 'text', (column) => column.notNull())
      .addColumn('away_stats', 'text', (column) => column.notNull())
      .addColumn('period_scores', 'text', (column) => column.notNull())
      .addColumn('corrected_at', 'text')
      .addColumn('counted_in', 'text')
      .addColumn('counted', 'text')
      .execute();
    await db.schema
      .createTable('box_score_lines')
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('restrict'))
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id').onDelete('restrict'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('did_not_play', 'integer', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('is_corrected', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('stats', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('box_score_lines_once_per_player', ['game_id', 'player_id'])
      .execute();
    await createIndexes(db, 'box_score_lines', { box_score_lines_by_player: ['player_id'] });
  },
  '0057_period_scores_of_games': async (db) => {
    const { rows } = await sql<{ id: number; periods: string }>`
      select game_id as id, period_scores as periods from box_scores`.execute(db);
    for (const { id, periods } of rows) {
      const pairs = storedPeriods(toPairs(JSON.parse(periods)));
      await sql`update games set period_scores = ${pairs} where id = ${id}`.execute(db);
    }
    await db.schema.alterTable('box_scores').dropColumn('period_scores').execute();
  },
  '0058_box_score_walk_ons': async (db) => {
    await db.schema
      .createTable('box_score_walk_ons')
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('walk_on_id', 'integer', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('jersey_number', 'integer')
      .addColumn('stats', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('box_score_walk_ons_once', ['game_id', 'walk_on_id'])
      .execute();
  },
};
