import type { Achievement, AchievementIcon, Measure } from './contract.ts';

type AchievementToEarn = Omit<Achievement, 'awardedAt' | 'progress'>;

const defaultPoints = 50;

/** Ids must not change: awards refer to them. */
export const achievements: readonly AchievementToEarn[] = [
  earned(1, 'Count Me In', 'RSVP to a game', 'ticket', 'games', 1),
  earned(2, 'Fixture Regular', 'RSVP to 10 games', 'ticket', 'games', 10, 100),
  earned(3, 'In the Stands', 'Attend a game', 'users', 'attended', 1),
  earned(4, 'Twelfth Player', 'Attend 5 games', 'users', 'attended', 5, 150),
  earned(5, 'First Word', 'Write a comment', 'megaphone', 'comments', 1),
  earned(6, 'Voice of the Village', 'Write 25 comments', 'megaphone', 'comments', 25, 100),
  earned(7, 'Workout Sharer', 'Share a workout', 'dumbbell', 'shares', 1),
  earned(8, 'Training Partner', 'Share 10 workouts', 'dumbbell', 'shares', 10, 100),
  earned(9, 'Three in a Row', 'Share a workout on 3 days in a row', 'flame', 'streak', 3, 75),
  earned(10, 'Week of Sweat', 'Share a workout on 7 days in a row', 'flame', 'streak', 7, 150),
  earned(11, 'On the Wall', 'Get a photo into the gallery', 'camera', 'photos', 1),
  earned(12, 'Village Lens', 'Get 5 photos into the gallery', 'camera', 'photos', 5, 100),
];

/** Consecutive days up to today, or up to yesterday while today is not over. `days` are the latest, newest first. */
export function daysInARow(days: readonly string[], today: string): number {
  const [latest] = days;
  if (latest === undefined || (latest !== today && latest !== dayBefore(today))) return 0;
  const firstBreak = days.findIndex((day, at) => at > 0 && day !== dayBefore(days[at - 1] ?? ''));
  return firstBreak === -1 ? days.length : firstBreak;
}

export function dayBefore(day: string, days = 1): string {
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  return new Date(noon - days * 86_400_000).toISOString().slice(0, 10);
}

function earned(
  id: number,
  name: string,
  description: string,
  icon: AchievementIcon,
  measure: Measure,
  atLeast: number,
  points = defaultPoints,
): AchievementToEarn {
  return { id, name, description, icon, points, criteria: { measure, atLeast } };
}
