import type { Admin } from '#server/access.ts';
import { badRequest } from '#server/failure.ts';
import type { Call, Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { calls, type ItemId, isItemId, namingCalls } from '../contract.ts';
import { commentModeration } from '../rules.ts';
import { removeComment, setCommentHidden, toggleLike } from './commands.ts';
import { itemRoutes } from './item-routes.ts';
import { findCommentAndItem, findItem, isNamed, publishCommentLikes, publishComments } from './kinds.ts';
import { ifStillThere, postComment } from './posting.ts';
import { findComment } from './queries.ts';
import type { ConversationKind } from './slots.ts';

export const conversationRoutes = (kinds: readonly ConversationKind[]): Route[] => [
  ...kinds.flatMap((kind) => itemRoutes(kind, kinds)),
  ...(kinds.some(isNamed) ? [namingRoute(kinds)] : []),
  ...commentRoutes(kinds),
];

function namingRoute(kinds: readonly ConversationKind[]): Route {
  const named = kinds.filter(isNamed);
  return serve(namingCalls(named))('POST /api/comments', {
    access: 'member',
    summary: `Comment on a ${named.map(({ kind }) => kind).join(' or a ')} named in the body`,
    limit: 'comment',
    handle: async (call) => {
      for (const kind of named) {
        const id = call.body[kind.bodyField];
        if (isItemId(id)) return postComment(call, await findItem(call.db, call.viewer, kind, id), call.body.content);
      }
      throw badRequest('The comment does not belong to anything');
    },
  });
}

function commentRoutes(kinds: readonly ConversationKind[]): Route[] {
  const on = serve(calls);
  const hide = (
    call: Pick<Call<unknown, unknown, unknown, Admin>, 'commit' | 'viewer'>,
    id: ItemId,
    reason: string | null,
  ) =>
    call.commit(async (write) => {
      const { comment, item } = await findCommentAndItem(kinds, write.db, call.viewer, id);
      await setCommentHidden(write, comment, reason);
      publishComments(write, item);
      write.changed(commentModeration);
      return findComment(write.db, call.viewer, item, comment.id);
    });
  // The path does not tell what kind of comment it is.
  const isAnonymous = kinds.some(({ newAlias }) => newAlias !== undefined);
  return [
    on('DELETE /api/comments/:id', {
      access: 'member',
      summary: 'Delete a comment: its author, or an admin',
      isAnonymous,
      handle: async (call) => {
        await call.commit(async (write) => {
          const { comment, item } = await findCommentAndItem(kinds, write.db, call.viewer, call.params.id);
          await removeComment(write, comment);
          publishComments(write, item);
          write.changed(commentModeration);
        });
        return { ok: true as const };
      },
    }),
    on('POST /api/comments/:id/hide', {
      access: 'admin',
      summary: 'Hide a comment from others, with a reason',
      handle: (call) => hide(call, call.params.id, call.body.reason),
    }),
    on('DELETE /api/comments/:id/hide', {
      access: 'admin',
      summary: 'Show a hidden comment again',
      handle: (call) => hide(call, call.params.id, null),
    }),
    on('POST /api/comments/:id/like', {
      access: 'member',
      summary: 'Like a comment, or take the like back',
      limit: 'like',
      isAnonymous,
      handle: (call) =>
        ifStillThere('This comment', () =>
          call.commit(async (write) => {
            const { comment, item } = await findCommentAndItem(kinds, write.db, call.viewer, call.params.id);
            const answer = await toggleLike(write, comment.own_subject_id);
            await publishCommentLikes(write, item, comment, answer);
            return answer;
          }),
        ),
    }),
  ];
}
