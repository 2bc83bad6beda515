import { readSettings } from '#features/settings/server/queries.ts';
import { authorize, hasAccess, isMember } from '#server/access/access.ts';
import { notLoggedIn } from '#server/failure.ts';
import type { Call } from '#server/http/route.ts';
import type { Comment } from '../contract.ts';
import { addComment } from './commands.ts';
import { commentPosted } from './events.ts';
import type { Item } from './extension-points.ts';
import { publishComments } from './kinds.ts';
import { findComment } from './queries.ts';

export async function postComment(
  call: Call<unknown, unknown, unknown>,
  item: Item,
  content: string,
): Promise<Comment> {
  authorize(call, hasAccess, item.kind.access.write);
  if (!isMember(call.viewer)) await admitGuest(call);
  const { comment, fresh } = await call.commit(async (write) => {
    const added = await addComment(write, item.subjectId, content, item.kind);
    if (added.fresh) {
      publishComments(write, item);
      const accountId = isMember(write.viewer) ? write.viewer.accountId : null;
      write.happened(commentPosted({ id: added.id, kind: item.kind.kind, accountId }));
    }
    return { comment: await findComment(write.db, write.viewer, item, added.id), fresh: added.fresh };
  });
  call.answer.status(fresh ? 201 : 200);
  return comment;
}

async function admitGuest(call: Pick<Call, 'db' | 'count'>): Promise<void> {
  const { guestComments } = await readSettings(call.db);
  if (!guestComments) throw notLoggedIn('Please log in to comment');
  call.count('guestComment');
}
