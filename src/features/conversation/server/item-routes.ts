import { peopleTopic } from '#features/accounts/server/profile-commands.ts';
import { isMember } from '#server/access.ts';
import { batches } from '#server/database/batches.ts';
import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { inWords } from '#shared/text.ts';
import { type ItemId, itemCalls } from '../contract.ts';
import { commentNoun, commentsTopic, likesTopic } from '../rules.ts';
import { toggleLike } from './commands.ts';
import { findItem, isNamed, likedCommentsTopic, likedTopic, publishLikes } from './kinds.ts';
import { ifStillThere, postComment } from './posting.ts';
import { likedOfKind, likeStatus, listComments } from './queries.ts';
import type { ConversationKind } from './slots.ts';

export function itemRoutes(kind: ConversationKind, kinds: readonly ConversationKind[]): Route[] {
  const on = serve(itemCalls(kind, kinds.filter(isNamed)), kind.path);
  const { access } = kind;
  const noun = inWords(kind.kind);
  const isAnonymous = kind.newAlias !== undefined;
  return [
    on('GET /:id/comments', {
      access: access.read,
      summary: `Comments on a ${noun}, newest first`,
      madeOf: ({ params, viewer }) => [
        commentsTopic({ kind: kind.kind, id: params.id }),
        `${commentNoun(kind)}:*`,
        ...(isAnonymous ? [] : [peopleTopic]),
        ...(isMember(viewer) ? [likedCommentsTopic(viewer.accountId)] : []),
      ],
      rows: { noun: commentNoun(kind) },
      handle: async (call) => {
        const item = await findItem(call.db, call.viewer, kind, call.params.id);
        const page = await listComments(call.db, call.viewer, item, call.query.cursor);
        call.answer.nextPage(page.next);
        return page.rows;
      },
    }),
    on('POST /:id/comments', {
      access: access.write,
      summary: `Comment on a ${noun}`,
      limit: kind.limit ?? 'comment',
      isAnonymous,
      handle: async (call) =>
        postComment(call, await findItem(call.db, call.viewer, kind, call.params.id), call.body.content),
    }),
    on('GET /:id/like-status', {
      access: 'member',
      summary: `Whether one likes a ${noun}, and how many do`,
      madeOf: ({ params }) => [likesTopic({ kind: kind.kind, id: params.id })],
      handle: async (call) => {
        const { subjectId } = await findItem(call.db, call.viewer, kind, call.params.id);
        return likeStatus(call.db, call.viewer, subjectId);
      },
    }),
    on('GET /liked', {
      access: 'member',
      summary: `Ids of each ${noun} that one likes`,
      madeOf: ({ viewer }) => [likedTopic(viewer.accountId)],
      handle: async (call) => {
        const liked: ItemId[] = [];
        for (const subjects of batches(await likedOfKind(call.db, call.viewer.accountId, kind.kind))) {
          for (const { id } of await kind.itemsOf(call.db, subjects)) liked.push(id);
        }
        return liked;
      },
    }),
    on('POST /:id/like', {
      access: 'member',
      summary: `Like a ${noun}, or take the like back`,
      limit: 'like',
      isAnonymous,
      handle: (call) =>
        ifStillThere(`This ${noun}`, () =>
          call.commit(async (write) => {
            const item = await findItem(write.db, call.viewer, kind, call.params.id);
            const answer = await toggleLike(write, item.subjectId);
            await publishLikes(write, item, answer);
            return answer;
          }),
        ),
    }),
  ];
}
