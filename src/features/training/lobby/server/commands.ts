import { newCommentable, removeCommentable } from '#features/community/conversation/server/commands.ts';
import { defaultDuration } from '#features/training/training/contract.ts';
import { villageDay } from '#platform/settings/server/queries.ts';
import { authorize, type Member } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { sharedWorkoutsTag, sharedWorkoutTag } from '../cache-tags.ts';
import type { NewSharedWorkout } from '../contract.ts';
import { commentableWorkout } from '../rules.ts';
import { workoutShared } from './events.ts';
import { mayDeleteSharedWorkout, sharedWorkout } from './policy.ts';
import { findSharedWorkoutRow } from './queries.ts';

export async function shareWorkout(write: Write<Member>, shared: NewSharedWorkout): Promise<number> {
  const { id } = await write.db
    .insertInto('shared_workouts')
    .values({
      account_id: write.viewer.accountId,
      title: shared.title,
      description: shared.description ?? null,
      duration: shared.duration ?? defaultDuration,
      exercises: JSON.stringify(shared.exercises ?? []),
      created_at: write.now.toISOString(),
      shared_on: await villageDay(write.db, write.now),
      subject_id: await newCommentable(write, commentableWorkout.kind),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(sharedWorkoutsTag, sharedWorkoutTag(id));
  write.happened(workoutShared({ sharedWorkoutId: id, accountId: write.viewer.accountId }));
  return id;
}

/** Removes a workout with its comments and likes; its author or an admin may. */
export async function removeSharedWorkout(write: Write<Member>, id: number): Promise<void> {
  const shared = await findSharedWorkoutRow(write.db, id);
  if (!shared) throw notFound('This workout');
  authorize(write, mayDeleteSharedWorkout, shared);
  const { numDeletedRows } = await write.db.deleteFrom('shared_workouts').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This workout');
  await removeCommentable(write, shared.subject_id);
  write.changed(sharedWorkoutsTag, sharedWorkoutTag(id));
  if (sharedWorkout(write.viewer, shared)) return;
  const detail = { title: shared.title };
  await write.audit({ act: 'shared-workout.delete', subject: `shared-workout:${id}`, detail });
}
