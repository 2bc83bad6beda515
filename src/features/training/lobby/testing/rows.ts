import { addCommentable } from '#features/community/conversation/testing/rows.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';

/** Shared by the test's member. */
export async function addSharedWorkout(world: World): Promise<number> {
  const account_id = await findAccountId(world, 'member');
  const subject_id = await addCommentable(world, 'shared-workout');
  const texts = { title: 'Stairs of Block C', description: null, duration: '30 mins', exercises: '[]' };
  const at = { created_at: new Date().toISOString(), shared_on: '2026-03-04' };
  return insertRow(
    world.db
      .insertInto('shared_workouts')
      .values({ ...texts, ...at, account_id, subject_id })
      .returning('id'),
  );
}
