import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, pageOf } from '#server/paging.ts';
import type { Tip, TrainingFilters, Workout } from '../contract.ts';
import { presentTip, presentWorkout } from './present.ts';

/** A workout may be long, so that a page holds few. */
const workoutsPerPage = 50;
const tipsPerPage = 100;

/** Newest first. */
export async function listWorkouts(db: Database, viewer: Viewer, filters: TrainingFilters): Promise<Page<Workout>> {
  const after = fromCursor(filters.cursor, isIdKey);
  let query = db
    .selectFrom('workouts')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(workoutsPerPage + 1);
  if (after) query = query.where('id', '<', after[0]);
  const page = pageOf(await query.execute(), (row) => [row.id], workoutsPerPage);
  return { rows: page.rows.map((row) => presentWorkout(row, viewer)), next: page.next };
}

export async function findWorkout(db: Database, viewer: Viewer, id: number): Promise<Workout | undefined> {
  const row = await db.selectFrom('workouts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && presentWorkout(row, viewer);
}

/** The newest of the featured ones; without any, the newest of all. */
export async function findFeaturedWorkout(db: Database, viewer: Viewer): Promise<Workout | null> {
  const row = await db
    .selectFrom('workouts')
    .selectAll()
    .orderBy('featured', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentWorkout(row, viewer) : null;
}

/** Newest first. */
export async function listTips(db: Database, viewer: Viewer, filters: TrainingFilters): Promise<Page<Tip>> {
  const after = fromCursor(filters.cursor, isIdKey);
  let query = db
    .selectFrom('tips')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(tipsPerPage + 1);
  if (after) query = query.where('id', '<', after[0]);
  const page = pageOf(await query.execute(), (row) => [row.id], tipsPerPage);
  return { rows: page.rows.map((row) => presentTip(row, viewer)), next: page.next };
}

export async function findTip(db: Database, viewer: Viewer, id: number): Promise<Tip | undefined> {
  const row = await db.selectFrom('tips').selectAll().where('id', '=', id).executeTakeFirst();
  return row && presentTip(row, viewer);
}

/** The newest of the featured ones; without any, the newest of all. */
export async function findFeaturedTip(db: Database, viewer: Viewer): Promise<Tip | null> {
  const row = await db
    .selectFrom('tips')
    .selectAll()
    .orderBy('featured', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentTip(row, viewer) : null;
}
