import { dayText } from '#shared/notation.ts';
import type { Game } from './contract.ts';
import { dayToConfirm } from './day-rules.ts';
import { isResultMissing, type Section } from './rules.ts';

type Listed = Pick<Game, 'status' | 'dateTime'>;
/** Turns a moment into the reader's wall time. */
type ToWall = (at: Date | string) => Date;

export interface GameDay<G> {
  key: string;
  /** 'Today', 'Tomorrow', 'Sat 5 Dec', or that the day is to be confirmed. */
  title: string;
  /** The date of today and of tomorrow, the number of games of any other day; empty for one game. */
  note: string;
  games: G[];
}

const dayLong = 86_400_000;

/** The games under a heading for each day, in their order: a day that comes twice has two headings. */
export function byDays<G extends Listed>(games: readonly G[], now: Date, toWall: ToWall): GameDay<G>[] {
  const [today, nextDay] = [toWall(now), new Date(toWall(now).getTime() + dayLong)].map((wall) => dayText(wall));
  const days: GameDay<G>[] = [];
  let last = '';
  for (const game of games) {
    const wall = game.dateTime === null ? null : toWall(game.dateTime);
    const day = wall ? dayText(wall) : dayToConfirm;
    if (day === last) days.at(-1)?.games.push(game);
    else {
      const name = day === today ? 'Today' : day === nextDay ? 'Tomorrow' : null;
      const date = wall ? dayText(wall, toWall(now)) : day;
      days.push({ key: `${day} ${days.length}`, title: name ?? date, note: name ? date : '', games: [game] });
    }
    last = day;
  }
  return days.map((day) => ({ ...day, note: day.note || countText(day.games.filter(isGame).length) }));
}

/** A meet among games has events. */
const isGame = (listed: object): boolean => !('events' in listed);

const countText = (games: number): string => (games > 1 ? `${games} games` : '');

/**
 * What is on today and on the six days after it, from all sections, soonest first. Empty if all of it is in one section,
 * which then says the same.
 */
export function nextSevenDays<G extends Listed>(
  sections: readonly Pick<Section<G>, 'games'>[],
  now: Date,
  toWall: ToWall,
): G[] {
  const end = dayNumber(toWall(now)) + 7;
  const isOn = (game: G) =>
    game.status === 'upcoming' &&
    game.dateTime !== null &&
    !isResultMissing(game, now) &&
    dayNumber(toWall(game.dateTime)) < end;
  const on = sections.map(({ games }) => games.filter(isOn)).filter((games) => games.length > 0);
  if (on.length < 2) return [];
  return on.flat().sort((a, b) => ((a.dateTime ?? '') < (b.dateTime ?? '') ? -1 : 1));
}

/**
 * Meets in their day among the games of one section, latest first, as far back as its games reach; all of them once there
 * are no further games.
 */
export function withMeets<G extends Listed, M extends Listed>(
  [first, ...others]: readonly Section<G>[],
  meets: readonly M[],
  hasMore: boolean,
): Section<G | M>[] {
  if (!first) return [];
  const oldest = hasMore ? (first.games.at(-1)?.dateTime ?? '') : '';
  const reached = meets.filter(({ dateTime }) => (dateTime ?? '') >= oldest);
  const games = [...first.games, ...reached].sort((a, b) => ((a.dateTime ?? '') < (b.dateTime ?? '') ? 1 : -1));
  return [{ ...first, games }, ...others];
}

const dayNumber = (wall: Date): number => Math.floor(wall.getTime() / dayLong);
