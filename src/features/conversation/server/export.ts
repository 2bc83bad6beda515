import { exportOf } from '#server/sheets/exported-list.ts';
import { type ListedComment, listAllComments } from './export-queries.ts';
import { shownAuthor } from './present.ts';

/** Under the names that readers see: who stands behind an alias is not told here. */
export const commentExport = exportOf<ListedComment>({
  name: 'comments',
  title: 'Comments',
  list: (db, _viewer, { cursor }, fillings) => listAllComments(db, fillings, cursor),
  cells: {
    Written: ({ comment }) => comment.created_at,
    About: ({ about }) => about,
    Author: ({ comment }) => shownAuthor(comment),
    Comment: ({ comment }) => comment.content,
    Likes: ({ likes }) => likes,
    'Hidden because': ({ comment }) => comment.hidden_because,
  },
});
