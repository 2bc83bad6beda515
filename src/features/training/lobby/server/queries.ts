import { type Counts, countsFor, noCounts } from '#features/community/conversation/server/queries.ts';
import { Exercises } from '#features/training/training/contract.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { type Honour, type SharedWorkout, workoutsPerPage } from '../contract.ts';
import type { HonoursReader } from './extension-points.ts';
import { mayDeleteSharedWorkout } from './policy.ts';

export interface SharedWorkoutRow extends Omit<Row<'shared_workouts'>, 'shared_on'> {
  display_name: string | null;
}

/** Shown for an author whose account is gone. */
const namelessAuthor = 'Fan';

export function presentSharedWorkout(
  row: SharedWorkoutRow,
  { likesCount, commentsCount }: Counts,
  achievements: Honour[],
  viewer: Viewer,
): SharedWorkout {
  return {
    id: row.id,
    username: row.display_name || namelessAuthor,
    title: row.title,
    description: row.description,
    duration: row.duration,
    exercises: Exercises.parse(JSON.parse(row.exercises)),
    createdAt: row.created_at,
    achievements,
    likesCount,
    commentsCount,
    likes: likesCount,
    comments: commentsCount,
    can: { delete: mayDeleteSharedWorkout(viewer, row) },
  };
}

type Readers = readonly HonoursReader[];

const newestFirst: readonly OrderColumn[] = [
  { column: 'shared_workouts.created_at', holds: 'text', descending: true },
  { column: 'shared_workouts.id', holds: 'number', descending: true },
];

/** Newest first. */
export async function listSharedWorkouts(
  db: Database,
  viewer: Viewer,
  readers: Readers,
  cursor: string | undefined,
): Promise<Page<SharedWorkout>> {
  const rows = await sharedWorkouts(db)
    .where(afterCursor(newestFirst, cursor))
    .orderBy(inOrder(newestFirst))
    .limit(workoutsPerPage + 1)
    .execute();
  const page = toPage(rows, (row) => [row.created_at, row.id], workoutsPerPage);
  return { rows: await present(db, viewer, readers, page.rows), next: page.next };
}

export async function findSharedWorkout(
  db: Database,
  viewer: Viewer,
  readers: Readers,
  id: number,
): Promise<SharedWorkout | undefined> {
  const rows = await sharedWorkouts(db).where('shared_workouts.id', '=', id).execute();
  return (await present(db, viewer, readers, rows))[0];
}

/** The columns that a deletion needs. */
export const findSharedWorkoutRow = (db: Database, id: number) =>
  db
    .selectFrom('shared_workouts')
    .select(['id', 'account_id', 'subject_id', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The subject of a shared workout, for its likes and comments; null when there is no such workout. */
export async function sharedWorkoutCommentable(db: Database, _viewer: Viewer, id: number): Promise<number | null> {
  const row = await findSharedWorkoutRow(db, id);
  return row?.subject_id ?? null;
}

/** The shared workouts that subjects belong to. */
export async function findSharedWorkoutsByCommentable(db: Database, commentableIds: readonly number[]) {
  if (commentableIds.length === 0) return [];
  return db
    .selectFrom('shared_workouts')
    .select(['id', 'subject_id as commentableId'])
    .where('subject_id', 'in', commentableIds)
    .execute();
}

function sharedWorkouts(db: Database) {
  return db
    .selectFrom('shared_workouts')
    .leftJoin('accounts', 'accounts.id', 'shared_workouts.account_id')
    .selectAll('shared_workouts')
    .select('accounts.display_name');
}

async function present(db: Database, viewer: Viewer, readers: Readers, rows: readonly SharedWorkoutRow[]) {
  const counts = await countsFor(
    db,
    rows.map((row) => row.subject_id),
  );
  const ids = rows.map(({ id }) => id);
  const honours = await Promise.all(readers.map((read) => read(db, ids)));
  return rows.map((row) => {
    const earned = honours.flatMap((byWorkout) => byWorkout.get(row.id) ?? []);
    return presentSharedWorkout(row, counts.get(row.subject_id) ?? noCounts, earned, viewer);
  });
}
