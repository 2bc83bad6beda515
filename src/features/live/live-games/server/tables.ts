import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, Flag, RowId } from '#server/database/schema.ts';
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
  other_player_id: number | null;
  fielder_id: number | null;
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
  other_player_id: number | null;
  fielder_id: number | null;
  /** The same for walk-ons, in the place of players: negative ids that are in no table. */
  walk_on_id: Default<number | null>;
  other_walk_on_id: Default<number | null>;
  fielder_walk_on_id: Default<number | null>;
  /** Of a walk-on who is added. */
  shirt_number: Default<number | null>;
  typed_name: Default<string | null>;
  /** JSON: what a toss decided. */
  toss: string | null;
  /** JSON: what the team sheet says of the player. */
  sheet: Default<string | null>;
  /** Of a player who comes on: the key of the position. */
  position: Default<string | null>;
  period: number | null;
  points: number | null;
  /** Of a clock: whether it runs on from `elapsed_ms` of its period, or stands there. */
  running: Default<Flag | null>;
  elapsed_ms: Default<number | null>;
  of_key: string | null;
  account_id: number | null;
  /** Set if a scorer link was used instead of an account. */
  scorer_link_id: number | null;
  /** The session of the phone that sent it. */
  session: string | null;
}

export const liveGamesMigrations: Migrations = {
  '0025_live_games': async (db, { withId }) => {
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
      .addColumn('scorer_link_id', 'integer', (column) => column.references('scorer_links.id').onDelete('set null'))
      .addColumn('session', 'text')
      .addUniqueConstraint('game_events_once', ['game_id', 'event_key'])
      .addUniqueConstraint('game_events_in_order', ['game_id', 'place'])
      .execute();
    await createIndexes(db, 'game_events', {
      game_events_by_player: ['player_id'],
      game_events_by_account: ['account_id'],
      game_events_by_scorer_link: ['scorer_link_id'],
    });

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
    await createIndexes(db, 'box_score_adjustments', {
      box_score_adjustments_by_game: ['game_id', 'id'],
      box_score_adjustments_by_player: ['player_id'],
    });

    await db.schema
      .createTable('game_scoring_holders')
      .addColumn('game_id', 'integer', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('taken_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'game_scoring_holders', { game_scoring_holders_by_account_id: ['account_id'] });
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
    await createIndexes(db, 'offered_events', {
      offered_events_by_player_id: ['player_id'],
      offered_events_by_account_id: ['account_id'],
      offered_events_by_scorer_link_id: ['scorer_link_id'],
      offered_events_by_decided_by: ['decided_by'],
    });

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
    await createIndexes(db, 'clash_decisions', {
      clash_decisions_by_account_id: ['account_id'],
      clash_decisions_by_scorer_link_id: ['scorer_link_id'],
    });
  },
  '0049_second_players': async (db) => {
    for (const table of ['game_events', 'offered_events'] as const) {
      for (const column of ['other_player_id', 'fielder_id'] as const) {
        await db.schema
          .alterTable(table)
          .addColumn(column, 'integer', (added) => added.references('players.id').onDelete('set null'))
          .execute();
        await createIndexes(db, table, { [`${table}_by_${column}`]: [column] });
      }
    }
    await db.schema.alterTable('game_events').addColumn('toss', 'text').execute();
  },
  '0055_game_events_clock': async (db) => {
    await db.schema.alterTable('game_events').addColumn('running', 'integer').execute();
    await db.schema.alterTable('game_events').addColumn('elapsed_ms', 'integer').execute();
  },
  '0056_game_events_position': async (db) => {
    await db.schema.alterTable('game_events').addColumn('position', 'text').execute();
  },
  '0058_game_events_walk_ons': async (db) => {
    for (const name of ['walk_on_id', 'other_walk_on_id', 'fielder_walk_on_id', 'shirt_number'])
      await db.schema.alterTable('game_events').addColumn(name, 'integer').execute();
    await db.schema.alterTable('game_events').addColumn('typed_name', 'text').execute();
  },
  '0059_game_events_sheet': async (db) => {
    await db.schema.alterTable('game_events').addColumn('sheet', 'text').execute();
  },
};
