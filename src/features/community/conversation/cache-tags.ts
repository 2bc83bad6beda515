import { collectionTag, type TagKind, tagKind } from '#shared/cache-tags.ts';
import type { CommentableItem, ItemId } from './contract.ts';

type Kind = Pick<CommentableItem, 'kind'>;
type Named = Pick<CommentableItem, 'kind' | 'id'>;

const getCommentsTag = ({ kind }: Kind) => tagKind<ItemId>(`comments:${kind}`);
const getLikesTag = ({ kind }: Kind) => tagKind<ItemId>(`likes:${kind}`);
/** Of the comments on items of a kind, as rows of a response. */
export const getCommentTag = ({ kind }: Kind) => tagKind<ItemId>(`comment:${kind}`);
/** Of the likes of such comments. */
export const getCommentLikesTag = ({ kind }: Kind) => tagKind<ItemId>(`comment-likes:${kind}`);

/** Of an item as a row of a response. */
export const itemTag = ({ kind, id }: Named) => tagKind<ItemId>(kind)(id);
export const commentsTag = (item: Named) => getCommentsTag(item)(item.id);
export const likesTag = (item: Named) => getLikesTag(item)(item.id);

/** Those of what is said about items of a kind: whoever reads the items may subscribe to them. */
export const talkTags = (kind: Kind): TagKind<ItemId>[] => [
  getCommentsTag(kind),
  getLikesTag(kind),
  getCommentTag(kind),
  getCommentLikesTag(kind),
];

/** Changes when a comment is hidden, shown or deleted, which affects the open reports. Only admins may subscribe. */
export const commentModerationTag = collectionTag('comment-moderation');

/** What an account likes: makes the person's other screens refetch the list of their likes. */
export const likedTag = tagKind('liked');
export const likedCommentsTag = tagKind('liked-comments');
