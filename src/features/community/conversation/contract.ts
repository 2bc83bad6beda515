import * as z from 'zod/mini';
import { Done, Id, IdText, ignored, orDoneBefore } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { characters, text } from '#shared/text.ts';

/** An integer, or random text where the order of ids would reveal something. */
export type ItemId = number | string;

export interface Commentable {
  /** Used in tags and messages, such as `game`. */
  readonly kind: string;
  readonly path: `/api/${string}`;
  /** The most characters of a comment, if not the usual number. */
  readonly longest?: number;
}

export interface CommentableItem extends Commentable {
  readonly id: ItemId;
}

const maxCommentLength = 500;
/** The most characters of a reason for reporting or hiding. */
export const maxReasonLength = 300;

export const maxLength = ({ longest = maxCommentLength }: Commentable): number => longest;

/** The number of comments on a page; the next page is in `Link: rel="next"`. */
export const commentsPerPage = 100;

export const OpaqueId = z.string().check(z.regex(/^[\w-]{22}$/, 'is not an id'));

export interface Ids {
  readonly inAddress: z.ZodMiniType<ItemId, string>;
  readonly inJson: z.ZodMiniType<ItemId, ItemId>;
  readonly areOpaque: boolean;
}
export const integerIds: Ids = { inAddress: IdText, inJson: Id, areOpaque: false };
export const opaqueIds: Ids = { inAddress: OpaqueId, inJson: OpaqueId, areOpaque: true };

export interface CommentContract extends Commentable {
  readonly ids: Ids;
  /** The field with which comments name the item, also in `POST /api/comments`; without it they do not. */
  readonly bodyField?: string;
}
export type NamedKind = CommentContract & { readonly bodyField: string };

const ByCommentId = z.strictObject({
  id: z
    .pipe(
      z.string().check(z.regex(/^([1-9]\d{0,9}|[\w-]{22})$/, 'must be a whole number above 0')),
      z.transform((written): ItemId => (written.length === 22 ? written : Number(written))),
    )
    .check(z.refine((id) => typeof id === 'string' || z.safeParse(Id, id).success, 'is too large')),
});

/** A comment also names its item, in the field of the item's kind. */
export const Comment = z.object({
  id: z.union([Id, OpaqueId]),
  /** The author's display name or alias; `Fan` for a deleted account, `Guest` for a person without one. */
  username: z.string(),
  content: z.string(),
  /** ISO 8601 in UTC; rounded down to the minute if authors have an alias. */
  createdAt: z.string(),
  /** The same value under another name. */
  created_at: z.string(),
  likesCount: z.int(),
  liked: z.boolean(),
  /** Why an admin has hidden it. Only admins and its author see a hidden comment. */
  hiddenBecause: z.nullable(z.string()),
  can: z.object({ delete: z.boolean(), hide: z.boolean() }),
});
export type Comment = z.infer<typeof Comment>;

const buildContentSchema = (max: number) => text({ max, lines: true });

export const isComment = (kind: Commentable, typed: string): boolean =>
  z.safeParse(buildContentSchema(maxLength(kind)), typed).success;

const CommentFilters = z.strictObject({ cursor: z.optional(Cursor) });

/** Whether to like or unlike; if omitted, the call toggles the like. */
const Liking = z.optional(z.strictObject({ liked: z.optional(z.boolean()) }));
export const LikeResponse = z.object({ liked: z.boolean(), likesCount: z.int() });
export type LikeResponse = z.infer<typeof LikeResponse>;

/** The reason for which an admin hides something from others. */
export const Hiding = z.strictObject({
  reason: text({ max: maxReasonLength, lines: true, tooShort: 'Please give a reason' }),
});

export const endpoints = {
  'DELETE /api/comments/:id': { params: ByCommentId, response: Done },
  'POST /api/comments/:id/hide': { params: ByCommentId, body: Hiding, response: Comment },
  'DELETE /api/comments/:id/hide': { params: ByCommentId, response: Comment },
  'POST /api/comments/:id/like': { params: ByCommentId, body: Liking, response: LikeResponse },
};

/** The calls for items of a kind, below its path. `named` are all kinds that comments name. */
export const itemEndpoints = (kind: CommentContract, named: readonly NamedKind[]) => {
  const byId = z.strictObject({ id: kind.ids.inAddress });
  const ResponseBody = kind.bodyField === undefined ? Comment : naming(named);
  return {
    'GET /:id/comments': { params: byId, query: CommentFilters, response: z.array(ResponseBody) },
    'POST /:id/comments': { params: byId, body: newComment(kind), response: orDoneBefore(ResponseBody) },
    'GET /:id/like-status': { params: byId, response: LikeResponse },
    'GET /liked': { response: z.array(kind.ids.inJson) },
    'POST /:id/like': { params: byId, body: Liking, response: LikeResponse },
  };
};

export const namingEndpoints = (named: readonly NamedKind[]) => ({
  'POST /api/comments': { body: newCommentOn(named), response: orDoneBefore(naming(named)) },
});

/** The author is always the session's account, whatever the body says. */
const newComment = (kind: Commentable) =>
  z.strictObject({ content: buildContentSchema(maxLength(kind)), userId: ignored, username: ignored });

type NamingBody = { content: string } & Readonly<Record<string, unknown>>;

function newCommentOn(named: readonly NamedKind[]) {
  const fields = named.map(({ bodyField }) => bodyField);
  const Body: z.ZodMiniType<NamingBody, NamingBody> = z.strictObject({
    content: buildContentSchema(Math.max(...named.map(maxLength))),
    ...buildFields(named, ({ ids }) => z.optional(z.nullable(ids.inJson))),
    userId: ignored,
    username: ignored,
  });
  return Body.check(
    z.refine((body) => fields.filter((field) => body[field] != null).length === 1, {
      message: `Exactly one of ${fields.join(' and ')} is needed`,
      path: fields.slice(0, 1),
    }),
    z.refine(
      (body) => named.every((kind) => body[kind.bodyField] == null || characters(body.content) <= maxLength(kind)),
      { message: 'is too long', path: ['content'] },
    ),
  );
}

export const isItemId = (id: unknown): id is ItemId => typeof id === 'number' || typeof id === 'string';

const naming = (named: readonly NamedKind[]): z.ZodMiniType<Comment, Comment> =>
  z.object({ ...Comment.shape, ...buildFields(named, ({ ids }) => z._default(z.nullable(ids.inJson), null)) });

const buildFields = <S extends z.core.$ZodType>(named: readonly NamedKind[], getSchema: (kind: NamedKind) => S) =>
  Object.fromEntries(named.map((kind) => [kind.bodyField, getSchema(kind)]));
