import type { Viewer } from '#server/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Comment, LikeAnswer } from '../contract.ts';
import type { Item } from './kinds.ts';
import { mayDeleteComment } from './policy.ts';

export interface CommentRow
  extends Pick<Row<'comments'>, 'id' | 'own_subject_id' | 'account_id' | 'content' | 'created_at'> {
  display_name: string | null;
}

/** The name of whoever has none. */
export const namelessAuthor = 'Fan';

export function presentComment(row: CommentRow, { kind, id }: Item, likes: LikeAnswer, viewer: Viewer): Comment {
  return {
    id: row.id,
    username: row.display_name || namelessAuthor,
    content: row.content,
    createdAt: row.created_at,
    gameId: kind.bodyField === 'gameId' ? id : null,
    highlightId: kind.bodyField === 'highlightId' ? id : null,
    likesCount: likes.likesCount,
    liked: likes.liked,
    can: { delete: mayDeleteComment(viewer, row) },
  };
}
