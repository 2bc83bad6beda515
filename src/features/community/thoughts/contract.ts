import * as z from 'zod/mini';
import { Hiding, maxReasonLength, OpaqueId } from '#features/community/conversation/contract.ts';
import { Picture } from '#platform/uploads/contract.ts';
import { Done, Id, ignored, orDoneBefore } from '#shared/fields.ts';
import { Cursor, LimitText } from '#shared/pages.ts';
import { optionalText, text } from '#shared/text.ts';

/** The number of rows on a page; the next page is in `Link: rel="next"`. */
export const thoughtsPerPage = 20;
export const maxThoughtLength = 1000;
export const maxDisplayNameLength = 20;

/** The same for everybody of a role, including its author. Only personal lists tell what one wrote or liked. */
export const Thought = z.object({
  id: OpaqueId,
  content: z.string(),
  /** The name that the author chose for this thought only. */
  displayName: z.string(),
  /** Whether an admin posted it. Admins are named. */
  official: z.boolean(),
  /** The account's name of an admin who posted it; null for everyone else. */
  username: z.nullable(z.string()),
  /** ISO 8601 in UTC, rounded down to the minute; exact for admins. */
  createdAt: z.string(),
  imageUrl: z.nullable(z.string()),
  picture: z.nullable(Picture),
  likesCount: z.int(),
  commentsCount: z.int(),
  repostsCount: z.int(),
  /** Why an admin has hidden it. Only admins and its author see a hidden thought. */
  hiddenBecause: z.nullable(z.string()),
  can: z.object({ hide: z.boolean() }),
});
export type Thought = z.infer<typeof Thought>;

export const NewThought = z.strictObject({
  content: text({ max: maxThoughtLength, lines: true, tooShort: 'Please enter some content' }),
  displayName: text({ max: maxDisplayNameLength, tooShort: 'Please enter a display name for this post' }),
  userId: ignored,
  username: ignored,
});
export type NewThought = z.infer<typeof NewThought>;

export const ThoughtFilters = z.strictObject({
  cursor: z.optional(Cursor),
  limit: z.optional(LimitText.check(z.lte(100))),
});
export type ThoughtFilters = z.infer<typeof ThoughtFilters>;

const Repost = z.optional(z.strictObject({ userId: ignored }));
export const RepostResponse = z.object({ reposted: z.boolean(), repostsCount: z.int() });
export type RepostResponse = z.infer<typeof RepostResponse>;

/** Reports a thought, or with `commentId` a comment on it. */
export const NewReport = z.strictObject({
  commentId: z.optional(OpaqueId),
  reason: optionalText({ max: maxReasonLength, lines: true }),
});
export type NewReport = z.infer<typeof NewReport>;

/** Keeps a reported thought, or with `commentId` a reported comment on it. */
const Keeping = z.strictObject({ commentId: z.optional(OpaqueId) });

/** A reported thought or comment. Nobody learns who reported it. */
export const Reported = z.object({
  id: OpaqueId,
  commentId: z.nullable(OpaqueId),
  /** The reported text, for the admin who decides about it. */
  content: z.string(),
  reports: z.int(),
  reasons: z.array(z.string()),
});
export type Reported = z.infer<typeof Reported>;

const RequestedIds = z.array(OpaqueId, 'must be a list').check(z.maxLength(100, 'must have at most 100 entries'));
/** A request of Admin View: the thoughts and comments whose authors are revealed. */
const AuthorsRequest = z
  .strictObject({ ids: RequestedIds, commentIds: z.optional(RequestedIds) })
  .check(
    z.refine(({ ids, commentIds = [] }) => ids.length + commentIds.length > 0, 'must name a thought or a comment'),
  );
export type AuthorsRequest = z.infer<typeof AuthorsRequest>;

/** The author of a thought or comment; fields are null for a deleted account or a guest. */
export const RealAuthor = z.object({
  id: OpaqueId,
  userId: z.nullable(Id),
  username: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
});
export type RealAuthor = z.infer<typeof RealAuthor>;

const ByOpaqueId = z.strictObject({ id: OpaqueId });

export const endpoints = {
  'GET /api/posts': { query: ThoughtFilters, response: z.array(Thought) },
  'GET /api/posts/mine': { query: ThoughtFilters, response: z.array(Thought) },
  'POST /api/posts': { body: NewThought, response: orDoneBefore(Thought) },
  /** A form with the fields and the picture. */
  'POST /api/posts/picture': { body: NewThought, response: orDoneBefore(Thought) },
  /** The ids of thoughts that the person has reposted. */
  'GET /api/posts/reposted': { response: z.array(OpaqueId) },
  'POST /api/posts/:id/repost': { params: ByOpaqueId, body: Repost, response: RepostResponse },
  'POST /api/posts/:id/report': { params: ByOpaqueId, body: NewReport, response: Done },
  'GET /api/posts/reports': { response: z.array(Reported) },
  /** Decides that the reported thought or comment stays. */
  'POST /api/posts/:id/keep': { params: ByOpaqueId, body: Keeping, response: Done },
  'POST /api/posts/:id/hide': { params: ByOpaqueId, body: Hiding, response: Thought },
  'DELETE /api/posts/:id/hide': { params: ByOpaqueId, response: Thought },
  'POST /api/posts/authors': { body: AuthorsRequest, response: z.array(RealAuthor) },
};
