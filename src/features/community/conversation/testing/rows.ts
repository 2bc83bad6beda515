import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';

export const addCommentable = ({ db }: World, kind: string): Promise<number> =>
  insertRow(db.insertInto('subjects').values({ kind }).returning('id'));

/** Adds a comment by the test's member. */
export async function addMemberComment(world: World, subject_id: number): Promise<number> {
  const fields = { content: 'Well played', created_at: new Date().toISOString() };
  const account_id = await findAccountId(world, 'member');
  const own_subject_id = await addCommentable(world, 'comment');
  return insertRow(
    world.db
      .insertInto('comments')
      .values({ ...fields, account_id, subject_id, own_subject_id })
      .returning('id'),
  );
}
