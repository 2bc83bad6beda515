import * as z from 'zod/mini';
import { ignored } from '#shared/fields.ts';
import { Id } from '#shared/ids.ts';
import { Cursor } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** Comments of one page; the rest follows by `Link: rel="next"`. */
export const commentsPerPage = 100;
export const longestComment = 500;

export const Comment = z.object({
  id: Id,
  /** The author's display name; `Fan` when there is none. */
  username: z.string(),
  content: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** What it is about: one of the two, the other is null. */
  gameId: z.nullable(Id),
  highlightId: z.nullable(Id),
  likesCount: z.int(),
  /** Whether the one who asks likes it. */
  liked: z.boolean(),
  can: z.object({ delete: z.boolean() }),
});
export type Comment = z.infer<typeof Comment>;

const Content = text({ max: longestComment, lines: true });

/** Whether what was typed can be sent: the button's state, by the server's rule. */
export const isComment = (typed: string): boolean => z.safeParse(Content, typed).success;

/** Below an item: `POST /api/games/7/comments`. Who writes is the session's account, whatever else is sent. */
export const NewComment = z.strictObject({ content: Content, userId: ignored, username: ignored });

/** `POST /api/comments`, which names its item in the body. */
export const NewCommentOn = z
  .strictObject({
    content: Content,
    gameId: z.optional(z.nullable(Id)),
    highlightId: z.optional(z.nullable(Id)),
    userId: ignored,
    username: ignored,
  })
  .check(
    z.refine(({ gameId, highlightId }) => (gameId == null) !== (highlightId == null), {
      message: 'Exactly one of gameId and highlightId is needed',
      path: ['gameId'],
    }),
  );
export type NewCommentOn = z.infer<typeof NewCommentOn>;

export const CommentFilters = z.strictObject({ cursor: z.optional(Cursor) });

export const LikeAnswer = z.object({ liked: z.boolean(), likesCount: z.int() });
export type LikeAnswer = z.infer<typeof LikeAnswer>;
