import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { type Admin, authorize, hasAccess, isMember } from '#server/access/access.ts';
import { batches, isForeignKeyViolation } from '#server/database/engine.ts';
import { badRequest, notFound, notLoggedIn } from '#server/failure.ts';
import { type RequestContext, type Route, serve } from '#server/http/route.ts';
import { toPhrase } from '#shared/text.ts';
import {
  commentModerationTag,
  commentsTag,
  getCommentTag,
  likedCommentsTag,
  likedTag,
  likesTag,
} from '../cache-tags.ts';
import { type Comment, endpoints, type ItemId, isItemId, itemEndpoints, namingEndpoints } from '../contract.ts';
import { addComment, removeComment, setCommentHidden, setLike } from './commands.ts';
import { commentPosted } from './events.ts';
import type { ConversationKind, Item } from './extension-points.ts';
import { findCommentAndItem, findItem, isNamed, publishCommentLikes, publishComments, publishLikes } from './kinds.ts';
import { findComment, likeStatus, listComments, listLiked } from './queries.ts';

export const conversationRoutes = (kinds: readonly ConversationKind[]): Route[] => [
  ...kinds.flatMap((kind) => itemRoutes(kind, kinds)),
  ...(kinds.some(isNamed) ? [namingRoute(kinds)] : []),
  ...commentRoutes(kinds),
];

function namingRoute(kinds: readonly ConversationKind[]): Route {
  const named = kinds.filter(isNamed);
  return serve(namingEndpoints(named))('POST /api/comments', {
    access: 'member',
    summary: `Comment on the ${named.map(({ kind }) => kind).join(' or ')} named in the body`,
    limit: 'comment',
    idempotent: true,
    addsRow: true,
    handle: async (context) => {
      for (const kind of named) {
        const id = context.body[kind.bodyField];
        if (isItemId(id))
          return postComment(context, await findItem(context.db, context.viewer, kind, id), context.body.content);
      }
      throw badRequest('The comment does not belong to anything');
    },
  });
}

function commentRoutes(kinds: readonly ConversationKind[]): Route[] {
  const on = serve(endpoints);
  const hide = (
    context: Pick<RequestContext<unknown, unknown, unknown, Admin>, 'commit' | 'viewer'>,
    id: ItemId,
    reason: string | null,
  ) =>
    context.commit(async (write) => {
      const { comment, item } = await findCommentAndItem(kinds, write.db, context.viewer, id);
      await setCommentHidden(write, comment, reason);
      publishComments(write, item);
      write.changed(commentModerationTag);
      return findComment(write.db, context.viewer, item, comment.id);
    });
  // The path does not tell the kind of comment, so if any kind is anonymous, no account may be logged.
  const isAnonymous = kinds.some(({ newAlias }) => newAlias !== undefined);
  return [
    on('DELETE /api/comments/:id', {
      access: 'member',
      summary: 'Delete a comment: its author, or an admin',
      isAnonymous,
      handle: async (context) => {
        await context.commit(async (write) => {
          const { comment, item } = await findCommentAndItem(kinds, write.db, context.viewer, context.params.id);
          await removeComment(write, comment);
          publishComments(write, item);
          write.changed(commentModerationTag);
        });
        return { ok: true as const };
      },
    }),
    on('POST /api/comments/:id/hide', {
      access: 'admin',
      summary: 'Hide a comment from others, with a reason',
      handle: (context) => hide(context, context.params.id, context.body.reason),
    }),
    on('DELETE /api/comments/:id/hide', {
      access: 'admin',
      summary: 'Unhide a comment',
      handle: (context) => hide(context, context.params.id, null),
    }),
    on('POST /api/comments/:id/like', {
      access: 'member',
      summary: 'Like a comment, or undo the like',
      limit: 'like',
      isAnonymous,
      handle: (context) =>
        ifStillThere('This comment', () =>
          context.commit(async (write) => {
            const { comment, item } = await findCommentAndItem(kinds, write.db, context.viewer, context.params.id);
            const response = await setLike(write, comment.own_subject_id, context.body?.liked);
            await publishCommentLikes(write, item, comment, response);
            return response;
          }),
        ),
    }),
  ];
}

function itemRoutes(kind: ConversationKind, kinds: readonly ConversationKind[]): Route[] {
  const on = serve(itemEndpoints(kind, kinds.filter(isNamed)), kind.path);
  const { access } = kind;
  const typeName = toPhrase(kind.kind);
  const isAnonymous = kind.newAlias !== undefined;
  return [
    on('GET /:id/comments', {
      access: access.read,
      summary: `Comments on a ${typeName}, newest first`,
      dependsOn: ({ params, viewer }) => [
        commentsTag({ kind: kind.kind, id: params.id }),
        getCommentTag(kind).any,
        ...(isAnonymous ? [] : [peopleTag]),
        ...(isMember(viewer) ? [likedCommentsTag(viewer.accountId)] : []),
      ],
      rows: { resourceName: getCommentTag(kind).kind },
      handle: async (context) => {
        const item = await findItem(context.db, context.viewer, kind, context.params.id);
        const page = await listComments(context.db, context.viewer, item, context.query.cursor);
        context.response.nextPage(page.next);
        return page.rows;
      },
    }),
    on('POST /:id/comments', {
      access: access.write,
      summary: `Comment on a ${typeName}`,
      limit: kind.limit ?? 'comment',
      isAnonymous,
      idempotent: true,
      addsRow: true,
      handle: async (context) =>
        postComment(context, await findItem(context.db, context.viewer, kind, context.params.id), context.body.content),
    }),
    on('GET /:id/like-status', {
      access: 'member',
      summary: `Whether you like a ${typeName}, and its number of likes`,
      dependsOn: ({ params }) => [likesTag({ kind: kind.kind, id: params.id })],
      handle: async (context) => {
        const { commentableId } = await findItem(context.db, context.viewer, kind, context.params.id);
        return likeStatus(context.db, context.viewer, commentableId);
      },
    }),
    on('GET /liked', {
      access: 'member',
      summary: `Ids of each ${typeName} that you like`,
      dependsOn: ({ viewer }) => [likedTag(viewer.accountId)],
      handle: async (context) => {
        const liked: ItemId[] = [];
        for (const commentables of batches(await listLiked(context.db, context.viewer.accountId, kind.kind))) {
          for (const { id } of await kind.findItems(context.db, commentables)) liked.push(id);
        }
        return liked;
      },
    }),
    on('POST /:id/like', {
      access: 'member',
      summary: `Like a ${typeName}, or undo the like`,
      limit: 'like',
      isAnonymous,
      handle: (context) =>
        ifStillThere(`This ${typeName}`, () =>
          context.commit(async (write) => {
            const item = await findItem(write.db, context.viewer, kind, context.params.id);
            const response = await setLike(write, item.commentableId, context.body?.liked);
            await publishLikes(write, item, response);
            return response;
          }),
        ),
    }),
  ];
}

async function ifStillThere<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isForeignKeyViolation(error) ? notFound(what) : error;
  }
}

async function postComment(
  context: RequestContext<unknown, unknown, unknown>,
  item: Item,
  content: string,
): Promise<Comment> {
  authorize(context, hasAccess, item.kind.access.write);
  if (!isMember(context.viewer)) await admitGuest(context);
  const { comment, fresh } = await context.commit(async (write) => {
    const added = await addComment(write, item.commentableId, content, item.kind);
    if (added.fresh) {
      publishComments(write, item);
      const accountId = isMember(write.viewer) ? write.viewer.accountId : null;
      write.happened(commentPosted({ id: added.id, kind: item.kind.kind, accountId }));
    }
    return { comment: await findComment(write.db, write.viewer, item, added.id), fresh: added.fresh };
  });
  if (!fresh) context.response.status(200);
  return comment;
}

async function admitGuest(context: Pick<RequestContext, 'db' | 'count'>): Promise<void> {
  const { guestComments } = await readSettings(context.db);
  if (!guestComments) throw notLoggedIn('Please log in to comment');
  context.count('guestComment');
}
