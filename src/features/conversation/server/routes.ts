import * as z from 'zod/mini';
import { isMember } from '#server/access.ts';
import { isForeignKeyViolation } from '#server/database/constraints.ts';
import type { Database } from '#server/database/schema.ts';
import { badField, notFound, notLoggedIn } from '#server/failure.ts';
import { type Call, type Route, route } from '#server/http/route.ts';
import type { Write } from '#server/write.ts';
import { Done } from '#shared/fields.ts';
import { ById, Id } from '#shared/ids.ts';
import { Comment, CommentFilters, LikeAnswer, NewComment, NewCommentOn } from '../contract.ts';
import { addComment, removeComment, toggleLike } from './commands.ts';
import { commentsTopic, countsTopic, findItem, type Item, likesTopic } from './kinds.ts';
import { findComment, findCommentRow, likedOfKind, likeStatus, listComments } from './queries.ts';
import type { ConversationKind } from './slots.ts';

/** Comments and likes of every kind of item that takes part, and of comments themselves. */
export const conversationRoutes = (kinds: readonly ConversationKind[]): Route[] => [
  ...kinds.flatMap(itemRoutes),
  route({
    method: 'POST',
    path: '/api/comments',
    access: 'member',
    summary: 'Comment on a game or a highlight named in the body',
    body: NewCommentOn,
    answerAs: Comment,
    limit: 'comment',
    handle: async (call) => {
      const kind = kinds.find(({ bodyField }) => call.body[bodyField] != null);
      const id = kind && call.body[kind.bodyField];
      if (!kind || !id) throw badField('gameId', 'is not known here');
      return postComment(call, await findItem(call.db, call.viewer, kind, id), call.body.content);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'member',
    summary: 'Delete a comment: its author, or an admin',
    params: ById,
    answerAs: Done,
    handle: async (call) => {
      await call.commit(async (write) => {
        const { item } = await commentAndItem(kinds, write.db, call, call.params.id);
        await removeComment(write, call.params.id);
        publishComments(write, item);
      });
      return { ok: true as const };
    },
  }),
  route({
    method: 'POST',
    path: '/api/comments/:id/like',
    access: 'member',
    summary: 'Like a comment, or take the like back',
    params: ById,
    answerAs: LikeAnswer,
    limit: 'like',
    handle: (call) =>
      ifStillThere('This comment', () =>
        call.commit(async (write) => {
          const { comment, item } = await commentAndItem(kinds, write.db, call, call.params.id);
          write.changed(commentsTopic(item));
          return toggleLike(write, comment.own_subject_id);
        }),
      ),
  }),
];

function itemRoutes(kind: ConversationKind): Route[] {
  const { path } = kind;
  return [
    route({
      method: 'GET',
      path: `${path}/:id/comments`,
      access: 'member',
      summary: `Comments on a ${kind.kind}, newest first`,
      params: ById,
      query: CommentFilters,
      answerAs: z.array(Comment),
      handle: async (call) => {
        const item = await findItem(call.db, call.viewer, kind, call.params.id);
        const page = await listComments(call.db, call.viewer, item, call.query.cursor);
        call.answer.nextPage(page.next);
        return page.rows;
      },
    }),
    route({
      method: 'POST',
      path: `${path}/:id/comments`,
      access: 'member',
      summary: `Comment on a ${kind.kind}`,
      params: ById,
      body: NewComment,
      answerAs: Comment,
      limit: 'comment',
      handle: async (call) =>
        postComment(call, await findItem(call.db, call.viewer, kind, call.params.id), call.body.content),
    }),
    route({
      method: 'GET',
      path: `${path}/:id/like-status`,
      access: 'member',
      summary: `Whether one likes a ${kind.kind}, and how many do`,
      params: ById,
      answerAs: LikeAnswer,
      handle: async (call) => {
        const { subjectId } = await findItem(call.db, call.viewer, kind, call.params.id);
        return likeStatus(call.db, call.viewer, subjectId);
      },
    }),
    route({
      method: 'GET',
      path: `${path}/liked`,
      access: 'member',
      summary: `Ids of each ${kind.kind} that one likes`,
      answerAs: z.array(Id),
      handle: async (call) => {
        if (!isMember(call.viewer)) throw notLoggedIn();
        const subjects = await likedOfKind(call.db, call.viewer.accountId, kind.kind);
        return (await kind.itemsOf(call.db, subjects)).map(({ id }) => id);
      },
    }),
    route({
      method: 'POST',
      path: `${path}/:id/like`,
      access: 'member',
      summary: `Like a ${kind.kind}, or take the like back`,
      params: ById,
      answerAs: LikeAnswer,
      limit: 'like',
      handle: (call) =>
        ifStillThere(`This ${kind.kind}`, () =>
          call.commit(async (write) => {
            const item = await findItem(write.db, call.viewer, kind, call.params.id);
            write.changed(likesTopic(item), countsTopic(kind.kind));
            return toggleLike(write, item.subjectId);
          }),
        ),
    }),
  ];
}

async function postComment(call: Call<unknown, unknown, unknown>, item: Item, content: string): Promise<Comment> {
  const { comment, fresh } = await call.commit(async (write) => {
    const added = await addComment(write, item.subjectId, content);
    if (added.fresh) publishComments(write, item);
    return { comment: await findComment(write.db, write.viewer, item, added.id), fresh: added.fresh };
  });
  call.answer.status(fresh ? 201 : 200);
  return comment;
}

/** A comment with the item it is about; one about something that this viewer may not see is not found. */
async function commentAndItem(
  kinds: readonly ConversationKind[],
  db: Database,
  { viewer }: Pick<Call, 'viewer'>,
  id: number,
) {
  const comment = await findCommentRow(db, id);
  const kind = kinds.find((known) => known.kind === comment?.kind);
  const [owner] = comment && kind ? await kind.itemsOf(db, [comment.subject_id]) : [];
  if (!comment || !kind || !owner || (await kind.find(db, viewer, owner.id)) === null) throw notFound('This comment');
  return { comment, item: { kind, id: owner.id, subjectId: comment.subject_id } };
}

function publishComments(write: Write, item: Item): void {
  write.changed(commentsTopic(item), countsTopic(item.kind.kind));
}

/** What was deleted between being found and being liked is not found. */
async function ifStillThere<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isForeignKeyViolation(error) ? notFound(what) : error;
  }
}
