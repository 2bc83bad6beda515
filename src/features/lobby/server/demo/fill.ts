import { type DemoMembers, demoMembers } from '#features/accounts/server/demo/members.ts';
import { addComment, setLike } from '#features/conversation/server/commands.ts';
import type { Member } from '#server/access/access.ts';
import type { Write } from '#server/write.ts';
import { shareWorkout } from '../commands.ts';
import { sharedWorkoutSubject } from '../queries.ts';
import { type DemoSharedWorkout, demoSharedWorkouts } from './workouts.ts';

const hour = 3_600_000;

/** Adds what people have shared and what was said about it, each at their own time. */
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
  const subjectId = await sharedWorkoutSubject(write.db, viewer, id);
  if (subjectId === null) return;
  for (const [place, [username, content]] of workout.comments.entries()) {
    const author = people.get(username);
    if (author) await addComment({ ...write, viewer: author, now: at(0.2 + place * 0.2) }, subjectId, content);
  }
  for (const username of workout.likedBy) {
    const fan = people.get(username);
    if (fan) await setLike({ ...write, viewer: fan }, subjectId);
  }
}
