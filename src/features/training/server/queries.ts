import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { OrderColumn } from '#server/resources/key-order.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import { dated, newestFirst } from '#server/resources/usual-rows.ts';
import { type Tip, tips, type Workout, workouts } from '../contract.ts';

/** A workout may be long, so a page has few. */
export const workoutTable = plainTable(workouts, { ...dated, table: 'workouts', order: newestFirst, rowsPerPage: 50 });
export const tipTable = plainTable(tips, { ...dated, table: 'tips', order: newestFirst, rowsPerPage: 100 });

/** If none is featured, the newest of all comes first. */
const featuredFirst: OrderColumn[] = [{ column: 'featured', holds: 'number', descending: true }, ...newestFirst];

export const workoutOfTheWeek = (db: Database, viewer: Viewer): Promise<Workout | null> =>
  workoutTable.first(db, viewer, { order: featuredFirst });

export const tipOfTheDay = (db: Database, viewer: Viewer): Promise<Tip | null> =>
  tipTable.first(db, viewer, { order: featuredFirst });
