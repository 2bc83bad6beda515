import { join } from 'node:path';
import * as z from 'zod/mini';
import { addComment, setLike } from '#features/community/conversation/server/commands.ts';
import { type DemoMembers, demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { Exercise } from '#features/training/training/contract.ts';
import type { Member } from '#server/access/access.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { shareWorkout } from '../commands.ts';
import { sharedWorkoutCommentable } from '../queries.ts';

const DemoSharedWorkout = z.strictObject({
  username: z.string(),
  hoursAgo: z.number(),
  title: z.string(),
  description: z.nullable(z.string()),
  duration: z.string(),
  exercises: z.array(Exercise),
  comments: z.array(z.strictObject({ username: z.string(), content: z.string() })),
  likedBy: z.array(z.string()),
});
type DemoSharedWorkout = z.infer<typeof DemoSharedWorkout>;

/** Newest first. */
const demoSharedWorkouts = readJson(join(import.meta.dirname, 'shared-workouts.json'), z.array(DemoSharedWorkout));

const hour = 3_600_000;

/** Adds shared workouts and their comments, each at its own time. */
export async function addDemoSharedWorkouts(write: Write): Promise<void> {
  const people = await demoMembers(write);
  for (const workout of demoSharedWorkouts.toReversed()) {
    const viewer = people.get(workout.username);
    if (viewer) await addSharedWorkout(write, people, viewer, workout);
  }
}

async function addSharedWorkout(write: Write, people: DemoMembers, viewer: Member, workout: DemoSharedWorkout) {
  const sharedAt = write.now.getTime() - workout.hoursAgo * hour;
  const at = (share: number) => new Date(sharedAt + share * workout.hoursAgo * hour);
  const id = await shareWorkout({ ...write, viewer, now: at(0) }, workout);
  const commentableId = await sharedWorkoutCommentable(write.db, viewer, id);
  if (commentableId === null) return;
  for (const [index, { username, content }] of workout.comments.entries()) {
    const author = people.get(username);
    if (author) await addComment({ ...write, viewer: author, now: at(0.2 + index * 0.2) }, commentableId, content);
  }
  for (const username of workout.likedBy) {
    const fan = people.get(username);
    if (fan) await setLike({ ...write, viewer: fan }, commentableId);
  }
}
