import type { OrderColumn } from '#server/key-order.ts';
import type { PlainRow } from '#server/plain-columns.ts';
import { plainTable } from '#server/plain-table.ts';
import type { Write } from '#server/write.ts';
import { tips, workouts } from '../contract.ts';

const dated = {
  fresh: ({ now }: Write) => ({ created_at: now.toISOString() }),
  shown: async () => (row: PlainRow) => ({ createdAt: row['created_at'] }),
};
const byId: OrderColumn = { column: 'id', holds: 'number', descending: true };
const newestFirst = [byId];
/** Without any that is featured, the newest of all comes first. */
const featuredFirst: OrderColumn[] = [{ column: 'featured', holds: 'number', descending: true }, byId];

/** A workout may be long, so that a page holds few. */
export const workoutTable = plainTable(workouts, { ...dated, table: 'workouts', order: newestFirst, rowsPerPage: 50 });
export const tipTable = plainTable(tips, { ...dated, table: 'tips', order: newestFirst, rowsPerPage: 100 });

export const featuredWorkouts = plainTable(workouts, {
  ...dated,
  table: 'workouts',
  order: featuredFirst,
  rowsPerPage: 1,
});
export const featuredTips = plainTable(tips, { ...dated, table: 'tips', order: featuredFirst, rowsPerPage: 1 });
