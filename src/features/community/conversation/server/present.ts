import { isAdmin, type Viewer } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Comment, LikeResponse } from '../contract.ts';
import type { Item } from './extension-points.ts';
import { mayDeleteComment, mayHideComment } from './policy.ts';

export interface CommentRow
  extends Pick<
    Row<'comments'>,
    'id' | 'public_id' | 'own_subject_id' | 'account_id' | 'alias' | 'content' | 'created_at' | 'hidden_because'
  > {
  display_name: string | null;
}

const namelessAuthor = 'Fan';
export const guestAuthor = 'Guest';

export function presentComment(row: CommentRow, { kind, id }: Item, likes: LikeResponse, viewer: Viewer): Comment {
  const createdAt = kind.newAlias && !isAdmin(viewer) ? toTheMinute(row.created_at) : row.created_at;
  return {
    ...(kind.bodyField !== undefined && { [kind.bodyField]: id }),
    id: shownId(row),
    username: shownAuthor(row),
    content: row.content,
    createdAt,
    created_at: createdAt,
    likesCount: likes.likesCount,
    liked: likes.liked,
    hiddenBecause: row.hidden_because,
    can: { delete: mayDeleteComment(viewer, row), hide: mayHideComment(viewer) },
  };
}

export const shownAuthor = ({ alias, display_name }: Pick<CommentRow, 'alias' | 'display_name'>) =>
  alias ?? (display_name || namelessAuthor);

export const shownId = ({ id, public_id }: Pick<CommentRow, 'id' | 'public_id'>) => public_id ?? id;

/** The exact time of a comment may reveal its author. */
const toTheMinute = (instant: string) => `${instant.slice(0, 16)}:00.000Z`;
