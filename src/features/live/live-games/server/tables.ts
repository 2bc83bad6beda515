import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
import type { Flag, RowId } from '#server/database/schema.ts';
import type { PressedEvent, Side } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    game_events: GameEventsTable;
    box_score_adjustments: BoxScoreAdjustmentsTable;
    game_scoring_holders: GameScoringHoldersTable;
    game_scoring_joined: GameScoringJoinedTable;
    offered_events: OfferedEventsTable;
    clash_decisions: DuplicateDecisionsTable;
  }
}

/** The phone that has taken a game over. No row while all phones score together. */
interface GameScoringHoldersTable {
  game_id: number;
  session: string;
  account_id: number | null;
  taken_at: string;
}

/** Phones that have joined the holder since it took over. */
interface GameScoringJoinedTable {
  game_id: number;
  session: string;
}

/** Events that other phones sent after a takeover. */
interface OfferedEventsTable {
  id: RowId;
  game_id: number;
  event_key: string;
  /** JSON. The named player is in `player_id`, which overrides the JSON. */
  event: string;
  player_id: number | null;
  session: string | null;
  account_id: number | null;
  scorer_link_id: number | null;
  offered_at: string;
  decision: 'taken' | 'left' | null;
  decided_by: number | null;
  decided_at: string | null;
}

/** A decision about two plays that may be the same play: both happened, or the second was left out. */
interface DuplicateDecisionsTable {
  game_id: number;
  first_key: string;
  second_key: string;
  decision: 'both' | 'left';
  account_id: number | null;
  scorer_link_id: number | null;
  decided_at: string;
}

/** What was typed into the box score of a live game, beside its events. */
interface BoxScoreAdjustmentsTable {
  id: RowId;
  game_id: number;
  /** How many events were known at that time. */
  place: number;
  side: Side;
  player_id: number | null;
  /** JSON: the difference of each count. */
  more: string;
  is_listed: Flag;
  did_not_play: Flag;
  note: string | null;
}

interface GameEventsTable {
  id: RowId;
  game_id: number;
  /** From 1, in the order in which the server received them. */
  place: number;
  /** The phone makes it. */
  event_key: string;
  kind: PressedEvent['kind'];
  at: string;
  side: Side | null;
  tap: string | null;
  player_id: number | null;
  period: number | null;
  points: number | null;
  of_key: string | null;
  account_id: number | null;
  /** Set if a scorer link was used instead of an account. */
  scorer_link_id: number | null;
  /** The session of the phone that sent it. */
  session: string | null;
}

/** Moves own goals to the scorer's side. They were stored for the side that gained, so they name no valid player. */
export const ownGoalsBySide = sql`
  update game_events set side = case side when 'home' then 'away' else 'home' end, player_id = null
  where tap = 'own-goal'`;

interface Tapped {
  game_id: number;
  home_stats: string;
  away_stats: string;
  stats: string | null;
}

export const liveGamesMigrations: Migrations = {
  '0200_game_events': async (db, { withId }) => {
    await withId(db.schema.createTable('game_events'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('event_key', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('side', 'text')
      .addColumn('tap', 'text')
      .addColumn('player_id', 'integer', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('period', 'integer')
      .addColumn('points', 'integer')
      .addColumn('of_key', 'text')
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addUniqueConstraint('game_events_once', ['game_id', 'event_key'])
      .addUniqueConstraint('game_events_in_order', ['game_id', 'place'])
      .execute();
    await db.schema.createIndex('game_events_by_player').on('game_events').column('player_id').execute();
    await db.schema.createIndex('game_events_by_account').on('game_events').column('account_id').execute();
  },
  '0202_box_score_adjustments': async (db, { withId }) => {
    await withId(db.schema.createTable('box_score_adjustments'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('player_id', 'integer', (column) => column.references('players.id').onDelete('cascade'))
      .addColumn('more', 'text', (column) => column.notNull())
      .addColumn('is_listed', 'integer', (column) => column.notNull())
      .addColumn('did_not_play', 'integer', (column) => column.notNull())
      .addColumn('note', 'text')
      .execute();
    await db.schema
      .createIndex('box_score_adjustments_by_game')
      .on('box_score_adjustments')
      .columns(['game_id', 'id'])
      .execute();
    await db.schema
      .createIndex('box_score_adjustments_by_player')
      .on('box_score_adjustments')
      .column('player_id')
      .execute();
  },
  '0203_counted_by_taps': async (db) => {
    const { rows } = await sql<Tapped>`
      select box_scores.game_id, home_stats, away_stats, stats from box_scores
      left join box_score_lines on box_score_lines.game_id = box_scores.game_id
      where box_scores.game_id in (select game_id from game_events)`.execute(db);
    for (const [id, ofGame] of Map.groupBy(rows, ({ game_id }) => game_id)) {
      const texts = ofGame.flatMap(({ home_stats, away_stats, stats }) => [home_stats, away_stats, stats ?? '{}']);
      const counted = [...new Set(texts.flatMap((json) => Object.keys(JSON.parse(json))))].sort();
      await sql`update box_scores set counted = ${JSON.stringify(counted)} where game_id = ${sql.lit(id)}`.execute(db);
    }
  },
  '0266_game_events_by_scorer_link': async (db) => {
    await db.schema
      .alterTable('game_events')
      .addColumn('scorer_link_id', 'integer', (column) => column.references('scorer_links.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('game_events_by_scorer_link').on('game_events').column('scorer_link_id').execute();
  },
  '0267_game_takeovers': async (db, { withId }) => {
    await db.schema
      .createTable('game_scoring_holders')
      .addColumn('game_id', 'integer', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('taken_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('game_scoring_joined')
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('session', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('game_scoring_joined_once', ['game_id', 'session'])
      .execute();
    await withId(db.schema.createTable('offered_events'))
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('event_key', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('player_id', 'integer', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('session', 'text')
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('scorer_link_id', 'integer', (column) => column.references('scorer_links.id').onDelete('set null'))
      .addColumn('offered_at', 'text', (column) => column.notNull())
      .addColumn('decision', 'text')
      .addColumn('decided_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('decided_at', 'text')
      .addUniqueConstraint('offered_events_once', ['game_id', 'event_key'])
      .execute();
    const indexes = {
      game_scoring_holders: ['account_id'],
      offered_events: ['player_id', 'account_id', 'scorer_link_id', 'decided_by'],
    };
    for (const [table, columns] of Object.entries(indexes)) {
      for (const column of columns)
        await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    }
  },
  '0268_clashes': async (db) => {
    await db.schema.alterTable('game_events').addColumn('session', 'text').execute();
    await db.schema
      .createTable('clash_decisions')
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('first_key', 'text', (column) => column.notNull())
      .addColumn('second_key', 'text', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('scorer_link_id', 'integer', (column) => column.references('scorer_links.id').onDelete('set null'))
      .addColumn('decided_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('clash_decisions_once', ['game_id', 'first_key', 'second_key'])
      .execute();
    for (const column of ['account_id', 'scorer_link_id'])
      await db.schema.createIndex(`clash_decisions_by_${column}`).on('clash_decisions').column(column).execute();
  },
  '0201_own_goals_by_side': async (db) => {
    await ownGoalsBySide.execute(db);
  },
};
