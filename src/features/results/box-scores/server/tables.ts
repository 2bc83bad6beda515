import { type Kysely, sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
import type { Default, DefaultFlag, Flag, RowVersion } from '#server/database/schema.ts';
import type { Side } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    box_scores: BoxScoresTable;
    box_score_lines: BoxScoreLinesTable;
  }
}

interface BoxScoresTable {
  game_id: number;
  version: RowVersion;
  /** JSON: counts by key that belong to no player. */
  home_stats: string;
  away_stats: string;
  /** JSON: [[home, away], …] */
  period_scores: string;
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

export const boxScoresMigrations: Migrations = {
  '0150_box_scores': async (db) => {
    await db.schema
      .createTable('box_scores')
      .addColumn('game_id', 'integer', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('home_stats', 'text', (column) => column.notNull())
      .addColumn('away_stats', 'text', (column) => column.notNull())
      .addColumn('period_scores', 'text', (column) => column.notNull())
      .addColumn('corrected_at', 'text')
      .execute();
  },
  '0151_box_score_lines': async (db) => {
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
    await db.schema.createIndex('box_score_lines_by_player').on('box_score_lines').columns(['player_id']).execute();
  },
  '0152_box_scores_counted_in': async (db) => {
    await db.schema.alterTable('box_scores').addColumn('counted_in', 'text').execute();
    await sql`update box_scores set counted_in =
      (select season from games where games.id = game_id and status not in ('cancelled', 'postponed'))`.execute(db);
  },
  '0153_box_scores_counted': async (db) => {
    await db.schema.alterTable('box_scores').addColumn('counted', 'text').execute();
  },
  '0154_opening_balances': async (db) => {
    const { rows: settings } = await sql<{ changed_values: string }>`
      select changed_values from settings where id = 1`.execute(db);
    const season = String(JSON.parse(settings[0]?.changed_values ?? '{}').season ?? '2026');
    for (const player of await laidAside(db, season)) await openBalance(db, season, player);
  },
};

interface LaidAside {
  id: number;
  kept_stats: string;
}

/**
 * Players whose totals kept by hand were replaced by their first box score. Only players whose box scores are all of this
 * season: for others the season of the totals is unknown. Demo players are excluded, because their totals were their box scores.
 */
async function laidAside(db: Kysely<unknown>, season: string): Promise<LaidAside[]> {
  const { rows } = await sql<LaidAside>`
    select id, kept_stats from players
    where kept_stats is not null and (photo is null or photo <> '/art/portraits/' || id || '.svg')
      and exists (
        select 1 from box_score_lines lines join box_scores on box_scores.game_id = lines.game_id
        where lines.player_id = players.id and counted_in = ${season})
      and not exists (
        select 1 from box_score_lines lines join box_scores on box_scores.game_id = lines.game_id
        where lines.player_id = players.id and counted_in <> ${season})`.execute(db);
  return rows;
}

/** Adds the totals to the season's sum again, beside what has been counted since. */
async function openBalance(db: Kysely<unknown>, season: string, { id, kept_stats }: LaidAside): Promise<void> {
  const totals: Record<string, number> = JSON.parse(kept_stats);
  if (Object.values(totals).every((value) => value === 0)) return;
  const sums = totalsThen.map(
    ([column, key]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(totals[key] ?? 0)}`,
  );
  await sql`update players set ${sql.join(sums)}, version = version + 1,
    opening_stats = ${kept_stats}, openings = ${JSON.stringify({ [season]: totals })} where id = ${sql.lit(id)}`.execute(
    db,
  );
}

const totalsThen = [
  ['points', 'points'],
  ['rebounds', 'rebounds'],
  ['assists', 'assists'],
  ['steals', 'steals'],
  ['blocks', 'blocks'],
  ['shots_made', 'shotsMade'],
  ['shots_taken', 'shotsTaken'],
  ['three_pointers_made', 'threePointersMade'],
  ['three_pointers_taken', 'threePointersTaken'],
  ['free_throws_made', 'freeThrowsMade'],
  ['free_throws_taken', 'freeThrowsTaken'],
  ['games_played', 'gamesPlayed'],
] as const;
