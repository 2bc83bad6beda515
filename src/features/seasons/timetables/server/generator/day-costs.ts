import { weekOf } from './calendar.ts';
import type { Team, WindowOfDays } from './model.ts';

/** What one more game of a team on a day costs by its days of rest and windows: infinite where a hard rule forbids it. */
export function dayCost(team: Team, day: number, isHome: boolean, firstDay: number): number {
  const costs = isHome ? team.homeCosts : team.awayCosts;
  const known = costs[day] ?? Number.POSITIVE_INFINITY;
  if (!Number.isNaN(known)) return known;
  const cost = mayPlayOn(team, day, firstDay) ? windowsCost(team, day, isHome) : Number.POSITIVE_INFINITY;
  costs[day] = cost;
  return cost;
}

/** After a game of the team came to a day or left it. */
export function forgetDayCosts(team: Team, day: number): void {
  const reach = Math.max(team.rest, team.gamesPerWeek === null ? 0 : 6, ...team.windows.map(({ days }) => days - 1));
  team.homeCosts.fill(Number.NaN, Math.max(0, day - reach), day + reach + 1);
  team.awayCosts.fill(Number.NaN, Math.max(0, day - reach), day + reach + 1);
}

const playedOn = ({ homeOn, awayOn }: Team, day: number): number => (homeOn[day] ?? 0) + (awayOn[day] ?? 0);

function mayPlayOn(team: Team, day: number, firstDay: number): boolean {
  const { rest, gamesPerDay, gamesPerWeek } = team;
  if (playedOn(team, day) >= (rest > 0 ? 1 : gamesPerDay)) return false;
  for (let away = 1; away <= rest; away += 1) {
    if (playedOn(team, day - away) > 0 || playedOn(team, day + away) > 0) return false;
  }
  return gamesPerWeek === null || playedInWeek(team, day, firstDay) < gamesPerWeek;
}

function playedInWeek(team: Team, day: number, firstDay: number): number {
  const monday = weekOf(firstDay + day) * 7 - 3 - firstDay;
  let played = 0;
  for (let other = monday; other < monday + 7; other += 1) played += playedOn(team, other);
  return played;
}

function windowsCost(team: Team, day: number, isHome: boolean): number {
  let cost = 0;
  for (const window of team.windows) {
    if (window.side === (isHome ? 'away' : 'home')) continue;
    const full = fullWindows(team, window, day);
    if (full > 0 && window.isHard) return Number.POSITIVE_INFINITY;
    cost += full * window.penalty;
  }
  return cost;
}

/** How many of the windows that hold the day have as many games as they may. */
function fullWindows(team: Team, window: WindowOfDays, day: number): number {
  const { days, most, side } = window;
  const counted = (on: number) =>
    side === 'either' ? playedOn(team, on) : ((side === 'home' ? team.homeOn : team.awayOn)[on] ?? 0);
  const first = Math.max(0, day - days + 1);
  const last = Math.min(day, team.pace.length - days);
  let inside = 0;
  for (let on = first; on < first + days; on += 1) inside += counted(on);
  let full = 0;
  for (let start = first; start <= last; start += 1) {
    if (inside >= most) full += 1;
    inside += counted(start + days) - counted(start);
  }
  return full;
}
