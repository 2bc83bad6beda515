import type { Write } from '../write.ts';
import type { OrderColumn } from './key-order.ts';
import type { PlainRow } from './plain-columns.ts';

/** For `plainTable`: stores when a row was added in the column `created_at`, and shows it as `createdAt`. */
export const dated = {
  fresh: ({ now }: Write) => ({ created_at: now.toISOString() }),
  shown: async () => (row: PlainRow) => ({ createdAt: row['created_at'] }),
};

export const newestFirst: readonly OrderColumn[] = [{ column: 'id', holds: 'number', descending: true }];
export const oldestFirst: readonly OrderColumn[] = [{ column: 'id', holds: 'number' }];
