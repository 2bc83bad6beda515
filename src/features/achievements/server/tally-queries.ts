import { sql } from 'kysely';
import { villageDay } from '#features/lobby/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import type { Measure } from '../contract.ts';
import { daysInARow } from '../rules.ts';

/** What counts as a comment: what is said under one's own name. Nothing here may tell who wrote a thought. */
export const namedKinds = ['game', 'highlight', 'shared-workout'];

/** The longest streak that is asked for is a week. */
const latestDays = 10;

type Tally = (db: Database, accountId: number, now: Date) => Promise<number>;

/** How much somebody has done, as it stands. */
export const tallies: Record<Measure, Tally> = {
  games: (db, accountId) =>
    countOf(
      db
        .selectFrom('rsvps')
        .select(sql<number>`count(distinct game_id)`.as('count'))
        .where('account_id', '=', accountId),
    ),
  attended: (db, accountId) =>
    countOf(
      db
        .selectFrom('rsvps')
        .innerJoin('games', 'games.id', 'rsvps.game_id')
        .select(sql<number>`count(distinct rsvps.game_id)`.as('count'))
        .where('rsvps.account_id', '=', accountId)
        .where('games.status', '=', 'completed'),
    ),
  comments: (db, accountId) =>
    countOf(
      db
        .selectFrom('comments')
        .innerJoin('subjects', 'subjects.id', 'comments.subject_id')
        .select(sql<number>`count(*)`.as('count'))
        .where('comments.account_id', '=', accountId)
        .where('subjects.kind', 'in', namedKinds),
    ),
  shares: (db, accountId) =>
    countOf(
      db.selectFrom('shared_workouts').select(sql<number>`count(*)`.as('count')).where('account_id', '=', accountId),
    ),
  streak: async (db, accountId, now) => {
    const rows = await db
      .selectFrom('shared_workouts')
      .select('shared_on')
      .distinct()
      .where('account_id', '=', accountId)
      .orderBy('shared_on', 'desc')
      .limit(latestDays)
      .execute();
    return daysInARow(
      rows.map(({ shared_on }) => shared_on),
      await villageDay(db, now),
    );
  },
  photos: (db, accountId) =>
    countOf(
      db
        .selectFrom('photos')
        .select(sql<number>`count(*)`.as('count'))
        .where('uploaded_by', '=', accountId)
        .where('status', '=', 'approved'),
    ),
};

interface Counting {
  executeTakeFirstOrThrow(): Promise<{ count: number }>;
}

const countOf = async (query: Counting): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);
