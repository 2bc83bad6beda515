import type { Write } from '../write.ts';
import type { OrderColumn } from './key-order.ts';
import type { PlainRow } from './plain-columns.ts';

/** Rows say when they were added: a column `created_at`, shown as `createdAt`. For `plainTable`. */
export const dated = {
  fresh: ({ now }: Write) => ({ created_at: now.toISOString() }),
  shown: async () => (row: PlainRow) => ({ createdAt: row['created_at'] }),
};

export const newestFirst: readonly OrderColumn[] = [{ column: 'id', holds: 'number', descending: true }];
export const oldestFirst: readonly OrderColumn[] = [{ column: 'id', holds: 'number' }];
