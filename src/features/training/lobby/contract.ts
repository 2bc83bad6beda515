import * as z from 'zod/mini';
import { Exercises, ExercisesInput } from '#features/training/training/contract.ts';
import { ById, Done, Id, ignored } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { optionalText, text } from '#shared/text.ts';

/** Rows of one page; the rest follows by `Link: rel="next"`. */
export const workoutsPerPage = 20;

/** What sharing a workout earned its author. */
export const Honour = z.object({ id: Id, name: z.string(), points: z.int() });
export type Honour = z.infer<typeof Honour>;

export const SharedWorkout = z.object({
  id: Id,
  /** The author's display name; `Fan` for an account that is gone. */
  username: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Free text such as `30 mins`. */
  duration: z.string(),
  exercises: Exercises,
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  achievements: z.array(Honour),
  /** `likes` and `comments` repeat these counts under other names. */
  likesCount: z.int(),
  commentsCount: z.int(),
  likes: z.int(),
  comments: z.int(),
  can: z.object({ delete: z.boolean() }),
});
export type SharedWorkout = z.infer<typeof SharedWorkout>;

/** An empty list counts as no exercises, as a list or as JSON text. */
const SharedExercises = z.optional(z.pipe(z.transform(emptyAsNull), z.nullable(ExercisesInput)));

/** The author is always the session's account, whatever is sent. An empty duration becomes '30 mins'. */
export const NewSharedWorkout = z.strictObject({
  title: text({ max: 120, tooShort: 'Title is required' }),
  description: optionalText({ max: 1000, lines: true }),
  duration: optionalText({ max: 40 }),
  exercises: SharedExercises,
  userId: ignored,
  username: ignored,
  createdAt: ignored,
  achievements: ignored,
  likes: ignored,
  comments: ignored,
});
export type NewSharedWorkout = z.infer<typeof NewSharedWorkout>;

function emptyAsNull(given: unknown): unknown {
  const isEmpty = Array.isArray(given) ? given.length === 0 : given === '' || given === '[]';
  return isEmpty ? null : given;
}

export const endpoints = {
  'GET /api/shared-workouts': {
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    response: z.array(SharedWorkout),
  },
  'GET /api/shared-workouts/:id': { params: ById, response: SharedWorkout },
  'POST /api/shared-workouts': { body: NewSharedWorkout, response: SharedWorkout },
  'DELETE /api/shared-workouts/:id': { params: ById, response: Done },
};
