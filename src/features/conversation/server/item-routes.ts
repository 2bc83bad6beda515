import { peopleTopic } from '#features/accounts/server/profile-commands.ts';
import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { inWords } from '#shared/text.ts';
import { itemCalls } from '../contract.ts';
import { commentsTopic, likesTopic } from '../rules.ts';
import { toggleLike } from './commands.ts';
import { findItem, isNamed, topicOf } from './kinds.ts';
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
      madeOf: ({ params }) => [
        commentsTopic({ kind: kind.kind, id: params.id }),
        ...(isAnonymous ? [] : [peopleTopic]),
      ],
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
      madeOf: () => [],
      handle: async (call) => {
        const subjects = await likedOfKind(call.db, call.viewer.accountId, kind.kind);
        return (await kind.itemsOf(call.db, subjects)).map(({ id }) => id);
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
            write.changed(likesTopic(topicOf(item)), ...kind.countsTopics);
            return toggleLike(write, item.subjectId);
          }),
        ),
    }),
  ];
}
