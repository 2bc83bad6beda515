import { newOpaqueId } from '#features/community/conversation/server/commands.ts';
import { addCommentable } from '#features/community/conversation/testing/rows.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import type { World } from '#testing/world.ts';
import { toTheMinute } from '../rules.ts';

/** Adds a thought by the test's member and returns its random id. */
export async function addThought(world: World): Promise<string> {
  const public_id = newOpaqueId();
  const created_at = new Date().toISOString();
  const fields = { content: `Is the court open? ${world.word()}`, display_name: 'Quiet Fan', hidden_because: null };
  const account_id = await findAccountId(world, 'member');
  const subject_id = await addCommentable(world, 'thought');
  await world.db
    .insertInto('thoughts')
    .values({
      ...fields,
      public_id,
      created_at,
      minute: toTheMinute(created_at),
      account_id,
      subject_id,
      upload_id: null,
    })
    .execute();
  return public_id;
}
