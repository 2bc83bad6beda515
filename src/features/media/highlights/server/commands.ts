import type * as z from 'zod/mini';
import { removeCommentable } from '#features/community/conversation/server/commands.ts';
import type { Write } from '#server/write.ts';
import type { Highlight, highlights } from '../contract.ts';
import { highlightTable } from './queries.ts';

export const addHighlight = (write: Write, fresh: z.infer<typeof highlights.Create>): Promise<number> =>
  highlightTable.add(write, { ...fresh, dateAdded: fresh.dateAdded ?? write.now.toISOString() });

/** Also removes its comments and likes. */
export async function removeHighlight(write: Write, current: Highlight): Promise<void> {
  const removed = await write.db
    .deleteFrom('highlights')
    .where('id', '=', current.id)
    .returning('subject_id')
    .executeTakeFirst();
  if (removed) await removeCommentable(write, removed.subject_id);
}
