import * as z from 'zod/mini';
import { Hiding, longestReason, OpaqueId } from '#features/conversation/contract.ts';
import { Picture } from '#features/uploads/contract.ts';
import { Done, ignored } from '#shared/fields.ts';
import { Id } from '#shared/ids.ts';
import { Cursor, LimitText } from '#shared/pages.ts';
import { optionalText, text } from '#shared/text.ts';

/** Rows of one page; the rest follows by `Link: rel="next"`. */
export const thoughtsPerPage = 20;
export const longestThought = 1000;
export const longestDisplayName = 20;

/** The same for everybody of a role, its author too: what one wrote or liked stands in personal lists alone. */
export const Thought = z.object({
  id: OpaqueId,
  content: z.string(),
  /** Chosen by the author for this one thought. */
  displayName: z.string(),
  /** Posted by an admin, who is named. */
  official: z.boolean(),
  /** The name of an official's account; of nobody else. */
  username: z.nullable(z.string()),
  /** ISO 8601 in UTC, to the minute; exact for admins. */
  createdAt: z.string(),
  imageUrl: z.nullable(z.string()),
  picture: z.nullable(Picture),
  likesCount: z.int(),
  commentsCount: z.int(),
  repostsCount: z.int(),
  /** Why an admin has hidden it; only admins and its author see it then. */
  hiddenBecause: z.nullable(z.string()),
  can: z.object({ hide: z.boolean() }),
});
export type Thought = z.infer<typeof Thought>;

export const NewThought = z.strictObject({
  content: text({ max: longestThought, lines: true, tooShort: 'Please enter some content' }),
  displayName: text({ max: longestDisplayName, tooShort: 'Please enter a display name for this post' }),
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
export const RepostAnswer = z.object({ reposted: z.boolean(), repostsCount: z.int() });
export type RepostAnswer = z.infer<typeof RepostAnswer>;

/** With `commentId`, a comment on the thought is reported. */
export const NewReport = z.strictObject({
  commentId: z.optional(OpaqueId),
  reason: optionalText({ max: longestReason, lines: true }),
});
export type NewReport = z.infer<typeof NewReport>;

/** With `commentId`, what was reported is a comment on the thought. */
const Keeping = z.strictObject({ commentId: z.optional(OpaqueId) });

/** A thought or a comment that somebody has reported; by whom is told to nobody. */
export const Reported = z.object({
  id: OpaqueId,
  commentId: z.nullable(OpaqueId),
  /** What was reported, for whoever decides about it. */
  content: z.string(),
  reports: z.int(),
  reasons: z.array(z.string()),
});
export type Reported = z.infer<typeof Reported>;

const LookedAt = z.array(OpaqueId, 'must be a list').check(z.maxLength(100, 'must have at most 100 entries'));
/** One look of Admin View: at these thoughts, and at these comments. */
const Look = z
  .strictObject({ ids: LookedAt, commentIds: z.optional(LookedAt) })
  .check(
    z.refine(({ ids, commentIds = [] }) => ids.length + commentIds.length > 0, 'must name a thought or a comment'),
  );
export type Look = z.infer<typeof Look>;

/** Who wrote a thought or a comment; null when the account is gone, or a guest has no account. */
export const RealAuthor = z.object({
  id: OpaqueId,
  userId: z.nullable(Id),
  username: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
});
export type RealAuthor = z.infer<typeof RealAuthor>;

const ByOpaqueId = z.strictObject({ id: OpaqueId });

export const calls = {
  'GET /api/posts': { query: ThoughtFilters, answer: z.array(Thought) },
  'GET /api/posts/mine': { query: ThoughtFilters, answer: z.array(Thought) },
  'POST /api/posts': { body: NewThought, answer: Thought },
  /** A form with the picture beside the fields. */
  'POST /api/posts/picture': { body: NewThought, answer: Thought },
  /** Ids of those that one has reposted. */
  'GET /api/posts/reposted': { answer: z.array(OpaqueId) },
  'POST /api/posts/:id/repost': { params: ByOpaqueId, body: Repost, answer: RepostAnswer },
  'POST /api/posts/:id/report': { params: ByOpaqueId, body: NewReport, answer: Done },
  'GET /api/posts/reports': { answer: z.array(Reported) },
  /** What was reported stays as it is. */
  'POST /api/posts/:id/keep': { params: ByOpaqueId, body: Keeping, answer: Done },
  'POST /api/posts/:id/hide': { params: ByOpaqueId, body: Hiding, answer: Thought },
  'DELETE /api/posts/:id/hide': { params: ByOpaqueId, answer: Thought },
  'POST /api/posts/authors': { body: Look, answer: z.array(RealAuthor) },
};
