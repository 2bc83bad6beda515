import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { Challenge, Side } from '../challenge-rules.ts';
import type { ladders } from '../contract.ts';
import type { Winner } from '../ladder-rules.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    ladders: PlainTable<typeof ladders.fields>;
    ladder_entries: LadderEntriesTable;
    ladder_moves: LadderMovesTable;
    ladder_challenges: LadderChallengesTable;
  }
}

/** Somebody who is or was on a ladder. */
interface LadderEntriesTable {
  id: RowId;
  ladder_id: number;
  /** Null once the account is gone: the games still count for the others. */
  account_id: number | null;
  /** The fall that they were told about. */
  told_fall: string | null;
}

/** Who joined and left when, and since when how long people may be idle. Places follow from it (`ladder-rules.ts`). */
interface LadderMovesTable {
  id: RowId;
  ladder_id: number;
  at: string;
  kind: 'joined' | 'left' | 'idle';
  entry_id: number | null;
  weeks: number | null;
  places: number | null;
}

interface LadderChallengesTable {
  id: RowId;
  ladder_id: number;
  challenger_id: number;
  challenged_id: number;
  at: string;
  answer_by: string;
  play_by: string;
  forfeits: 0 | 1;
  answer: Challenge['answer'];
  answered_at: string | null;
  ended_at: string | null;
  winner: Winner | null;
  score: string | null;
  entered_by: Side | null;
  entered_at: string | null;
  reply: Challenge['reply'];
  replied_at: string | null;
  dispute: string | null;
  decided_at: string | null;
  decision: string | null;
  meet_at: string | null;
  meet_place: string | null;
  meet_by: Side | null;
}

export const laddersMigrations: Migrations = {
  '0078_ladders': async (db, { withId }) => {
    await withId(db.schema.createTable('ladders'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('sport_id', 'integer', (column) => column.notNull().references('sports.id').onDelete('restrict'))
      .addColumn('description', 'text')
      .addColumn('reach', 'integer', (column) => column.notNull())
      .addColumn('answer_days', 'integer', (column) => column.notNull())
      .addColumn('play_days', 'integer', (column) => column.notNull())
      .addColumn('forfeits', 'integer', (column) => column.notNull())
      .addColumn('draws', 'integer', (column) => column.notNull())
      .addColumn('idle_weeks', 'integer')
      .addColumn('idle_places', 'integer', (column) => column.notNull())
      .addColumn('elo_k', 'integer', (column) => column.notNull())
      .addColumn('elo_start', 'integer', (column) => column.notNull())
      .addColumn('is_open', 'integer', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'ladders', { ladders_by_sport: ['sport_id', 'id'] });

    await withId(db.schema.createTable('ladder_entries'))
      .addColumn('ladder_id', 'integer', (column) => column.notNull().references('ladders.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('told_fall', 'text')
      .addUniqueConstraint('ladder_entries_once', ['ladder_id', 'account_id'])
      .execute();
    await createIndexes(db, 'ladder_entries', { ladder_entries_of_account: ['account_id', 'ladder_id'] });

    await withId(db.schema.createTable('ladder_moves'))
      .addColumn('ladder_id', 'integer', (column) => column.notNull().references('ladders.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'integer', (column) => column.references('ladder_entries.id').onDelete('cascade'))
      .addColumn('weeks', 'integer')
      .addColumn('places', 'integer')
      .execute();
    await createIndexes(db, 'ladder_moves', {
      ladder_moves_of_ladder: ['ladder_id', 'id'],
      ladder_moves_of_entry: ['entry_id'],
    });

    const entry = 'ladder_entries.id';
    await withId(db.schema.createTable('ladder_challenges'))
      .addColumn('ladder_id', 'integer', (column) => column.notNull().references('ladders.id').onDelete('cascade'))
      .addColumn('challenger_id', 'integer', (column) => column.notNull().references(entry).onDelete('cascade'))
      .addColumn('challenged_id', 'integer', (column) => column.notNull().references(entry).onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('answer_by', 'text', (column) => column.notNull())
      .addColumn('play_by', 'text', (column) => column.notNull())
      .addColumn('forfeits', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('winner', 'text')
      .addColumn('score', 'text')
      .addColumn('entered_by', 'text')
      .addColumn('entered_at', 'text')
      .addColumn('reply', 'text')
      .addColumn('replied_at', 'text')
      .addColumn('dispute', 'text')
      .addColumn('decided_at', 'text')
      .addColumn('decision', 'text')
      .execute();
    await createIndexes(db, 'ladder_challenges', {
      ladder_challenges_of_ladder: ['ladder_id', 'id'],
      ladder_challenges_by_challenger: ['challenger_id', 'id'],
      ladder_challenges_by_challenged: ['challenged_id', 'id'],
      ladder_challenges_by_reply: ['reply', 'id'],
    });
  },
  '0088_ladder_meetings': async (db) => {
    for (const column of ['meet_at', 'meet_place', 'meet_by'])
      await db.schema.alterTable('ladder_challenges').addColumn(column, 'text').execute();
  },
};
