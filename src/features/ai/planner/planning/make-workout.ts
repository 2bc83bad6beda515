import type { Focus, Workout, WorkoutWish } from '../../contract.ts';
import { adviceFor } from '../advice.ts';
import { planSession } from './sessions.ts';
import { benefitsOf, descriptionOf, intensityOf, titleOf } from './texts.ts';

/** A plan for what was understood; the same words and parts always give the same one. */
export function makeWorkout(said: string, wish: WorkoutWish): Workout {
  const seed = said.trim().toLowerCase().replace(/\s+/g, ' ');
  const days = Array.from({ length: wish.days }, (_, at) => at + 1);
  return {
    title: titleOf(wish),
    durationMinutes: wish.minutes,
    intensity: intensityOf(wish),
    description: descriptionOf(wish),
    exercises: days.flatMap((day) => planSession(wishOfDay(wish, day), day, seed)),
    benefits: benefitsOf(wish),
    understood: wish,
    advice: adviceFor(wish),
  };
}

const split: readonly Focus[] = ['lower-body', 'upper-body', 'full-body'];

/** A week takes turns: what worked yesterday rests today, and who trains nearly every day has easy days between. */
function wishOfDay(wish: WorkoutWish, day: number): WorkoutWish {
  const { days, goal, focus } = wish;
  if (days >= 5 && day % 3 === 0) return { ...wish, goal: 'mobility' };
  if (days === 7 && day === 7) return { ...wish, goal: 'mobility' };
  const isSplit = days >= 3 && focus[0] === 'full-body' && (goal === 'strength' || goal === 'muscle');
  return isSplit ? { ...wish, focus: [split[(day - 1) % split.length] ?? 'full-body'] } : wish;
}
