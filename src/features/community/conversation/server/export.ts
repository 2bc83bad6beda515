import type { Database } from '#server/database/schema.ts';
import type { Contribution } from '#server/feature.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { fromCursor, isIdKey, type Page, toPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';
import { conversationKinds } from './extension-points.ts';
import { type CommentRow, shownAuthor } from './present.ts';
import { commentsAfter, countRows } from './queries.ts';

/** Uses the names that readers see. It does not reveal who is behind an alias. */
export const commentExport = defineExport<ListedComment>({
  name: 'comments',
  title: 'Comments',
  list: (db, _viewer, { cursor }, contributions) => listAllComments(db, contributions, cursor),
  cells: {
    Written: ({ comment }) => comment.created_at,
    About: ({ about }) => about,
    Author: ({ comment }) => shownAuthor(comment),
    Comment: ({ comment }) => comment.content,
    Likes: ({ likes }) => likes,
    'Hidden because': ({ comment }) => comment.hidden_because,
  },
});

interface ListedComment {
  comment: CommentRow;
  /** The item in words, such as `game 115`. */
  about: string;
  likes: number;
}

/** Lists the comments of all kinds, oldest first, each with its item. */
async function listAllComments(
  db: Database,
  contributions: readonly Contribution[],
  cursor: string | undefined,
): Promise<Page<ListedComment>> {
  const [after = 0] = fromCursor(cursor, isIdKey) ?? [];
  const rows = await commentsAfter(db, after, pageSize + 1);
  const page = toPage(rows, ({ id }) => [id]);
  const about = await describeItems(
    db,
    contributions,
    page.rows.map(({ subject_id }) => subject_id),
  );
  const likes = await countRows(
    db,
    'likes',
    page.rows.map(({ own_subject_id }) => own_subject_id),
  );
  const shown = page.rows.map((comment) => ({
    comment,
    about: about.get(comment.subject_id) ?? '',
    likes: likes.get(comment.own_subject_id) ?? 0,
  }));
  return { rows: shown, next: page.next };
}

async function describeItems(db: Database, contributions: readonly Contribution[], commentables: readonly number[]) {
  const names = new Map<number, string>();
  for (const kind of conversationKinds.among(contributions)) {
    for (const { id, commentableId } of await kind.findItems(db, commentables))
      names.set(commentableId, `${kind.kind} ${id}`);
  }
  return names;
}
