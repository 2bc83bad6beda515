import type { Exercise, Exercises, TrainingDay } from './contract.ts';

export function isByDay(exercises: Exercises): exercises is TrainingDay[] {
  const [first] = exercises;
  return first !== undefined && 'exercises' in first;
}

export const exercisesIn = (exercises: Exercises): Exercise[] =>
  isByDay(exercises) ? exercises.flatMap((day) => day.exercises) : exercises;

/** All words of a workout, without its amounts. */
export const wordsIn = (exercises: Exercises): string[] => [
  ...(isByDay(exercises) ? exercises.map(({ day }) => day) : []),
  ...exercisesIn(exercises).map(({ name, focus = '', description = '' }) => `${name} ${focus} ${description}`),
];

/** How much of an exercise: '3 × 12', '4 × 30 secs', '10 mins'; empty if none is given. */
export function amountText({ sets, reps, duration }: Exercise): string {
  if (sets === undefined) return [formatCount(reps, 'rep'), duration].filter(Boolean).join(', ');
  if (reps !== undefined) return [`${sets} × ${reps}`, duration].filter(Boolean).join(', ');
  return duration === undefined ? formatCount(sets, 'set') : `${sets} × ${duration}`;
}

function formatCount(amount: string | undefined, unit: string): string {
  if (amount === undefined || !/^\d+$/.test(amount)) return amount ?? '';
  return `${amount} ${unit}${amount === '1' ? '' : 's'}`;
}

/** Numbers items by their place, to use as keys: two items may be alike. */
export function inOrder<T>(items: readonly T[]): { number: number; item: T }[] {
  return items.map((item, at) => ({ number: at + 1, item }));
}
