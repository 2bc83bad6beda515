import type { Counts } from '#features/conversation/server/queries.ts';
import type { Picture } from '#features/uploads/contract.ts';
import { largestUrl } from '#features/uploads/rules.ts';
import { isAdmin, type Viewer } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Thought } from '../contract.ts';
import { mayHideThought } from './policy.ts';

/** A thought without its author; of an official, the name. */
export interface ThoughtRow
  extends Pick<
    Row<'thoughts'>,
    | 'id'
    | 'public_id'
    | 'minute'
    | 'created_at'
    | 'official'
    | 'display_name'
    | 'content'
    | 'upload_id'
    | 'subject_id'
    | 'hidden_because'
  > {
  official_name: string | null;
}

export interface Shown extends Counts {
  repostsCount: number;
  picture: Picture | null;
}

export function presentThought(row: ThoughtRow, shown: Shown, viewer: Viewer): Thought {
  const { likesCount, commentsCount, repostsCount, picture } = shown;
  return {
    id: row.public_id,
    content: row.content,
    displayName: row.display_name,
    official: row.official === 1,
    username: row.official_name,
    createdAt: isAdmin(viewer) ? row.created_at : row.minute,
    imageUrl: picture && largestUrl(picture),
    picture,
    likesCount,
    commentsCount,
    repostsCount,
    hiddenBecause: row.hidden_because,
    can: { hide: mayHideThought(viewer) },
  };
}
