import type { Commentable } from '#features/community/conversation/contract.ts';
import type { Settings } from '#platform/settings/contract.ts';
import { scorePair } from '#shared/notation.ts';
import type { Figure, Game, GameCategory, GameStatus } from './contract.ts';
import { byDay, storedDay } from './day-rules.ts';
import { findWinner, hasBothScores, type ScoreWithShootout } from './score-rules.ts';

const hour = 3_600_000;
const quarter = hour / 4;

export type HomeSide = Pick<Settings, 'homeSideName' | 'homeSidePatterns'>;
type Timed = Pick<Game, 'id' | 'dateTime'>;
type Scored = Pick<Game, 'status' | 'homeScore' | 'awayScore'>;
type Played = ScoreWithShootout &
  Pick<Game, 'counts'> & {
    homeTeam: { name: string };
    awayTeam: { name: string };
  };

export const commentableGame = { kind: 'game', path: '/api/games' } as const satisfies Commentable;

/** Whether a team is the residence's own: its name contains one of the patterns, case-sensitively ('Respect FC' is not ResP). */
export const isHomeSide = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => name.includes(pattern));

export function nextGame<G extends Timed & Scored>(games: readonly G[], now: Date): G | undefined {
  const instant = now.toISOString();
  return games
    .filter((game) => game.status === 'upcoming' && game.dateTime !== null && game.dateTime > instant)
    .sort(earliestFirst)[0];
}

/** A completed game with both scores that was neither annulled nor abandoned without counting. */
export const isCountedResult = (game: Scored & Pick<Game, 'counts'>): boolean =>
  game.status === 'completed' && game.counts && hasBothScores(game);

/** The newest result that counts. A game that has not begun yet is none, even if somebody entered its result. */
export function mostRecentGame<G extends Timed & Scored & Pick<Game, 'counts'>>(
  games: readonly G[],
  now: Date,
): G | undefined {
  const instant = now.toISOString();
  return games.filter((game) => isCountedResult(game) && storedDay(game.dateTime) <= instant).sort(latestFirst)[0];
}

export type ResultLabel = 'Victory!' | 'Defeat' | 'Final';

/**
 * A draw of the home side is a 'Defeat', because it did not have the higher score; a shoot-out decides who had. Between
 * two home sides one always wins. Results that do not count are 'Final'.
 */
export function resultLabel(game: Played, { homeSidePatterns }: HomeSide): ResultLabel {
  const ours = (['home', 'away'] as const).filter((side) => isHomeSide(game[`${side}Team`].name, homeSidePatterns));
  if (ours.length === 0 || !game.counts) return 'Final';
  return ours.some((side) => side === findWinner(game)) ? 'Victory!' : 'Defeat';
}

export const pills = ['All Games', 'Friendly', 'Tournament', 'Completed'] as const;
export type Pill = (typeof pills)[number];

export interface Section<G> {
  title: string;
  games: G[];
}

export interface GamesFilter {
  sportId: number | undefined;
  /** Only games of one's own side: the teams that one plays in, or else those of the residence. */
  ownSideOnly: boolean;
  group: string | undefined;
  round: string | undefined;
}

type Filtered = Pick<Game, 'sportId' | 'group' | 'round'>;

export const filterGames = <G extends Filtered>(
  games: readonly G[],
  filter: GamesFilter,
  isMine: (game: G) => boolean,
): G[] =>
  games.filter(
    (game) =>
      (filter.sportId === undefined || game.sportId === filter.sportId) &&
      (filter.group === undefined || game.group === filter.group) &&
      (filter.round === undefined || game.round === filter.round) &&
      (!filter.ownSideOnly || isMine(game)),
  );

const openSections: { title: string; categories: readonly GameCategory[]; pills: readonly Pill[] }[] = [
  { title: 'League Games', categories: ['league', 'regular'], pills: ['All Games'] },
  { title: 'Tournament Games', categories: ['tournament', 'playoff'], pills: ['All Games', 'Tournament'] },
  { title: 'Friendly Games', categories: ['friendly'], pills: ['All Games', 'Friendly'] },
  { title: 'Exhibition Games', categories: ['exhibition'], pills: ['All Games'] },
];

type Listed = Timed & Pick<Game, 'status' | 'category'>;

/**
 * The sections of /games under a pill, without empty ones. Games that are not completed (upcoming, live, postponed,
 * cancelled) are in the section of their category, soonest first and those without a day last. After them come those whose result is missing, then
 * called-off games whose day is over, then postponed ones. Completed games are only under 'Completed'.
 */
export function sections<G extends Listed>(games: readonly G[], pill: Pill, now: Date, toDay = dayHere): Section<G>[] {
  return allSections(games, pill, now, toDay).filter((section) => section.games.length > 0);
}

function allSections<G extends Listed>(
  games: readonly G[],
  pill: Pill,
  now: Date,
  toDay: (at: Date) => string,
): Section<G>[] {
  if (pill === 'Completed') {
    return [{ title: 'Completed Games', games: games.filter((game) => game.status === 'completed').sort(latestFirst) }];
  }
  const inOrder = games.filter((game) => game.status !== 'completed').sort(earliestFirst);
  const rank = (game: G) => {
    if (game.status === 'postponed') return 3;
    return isCalledOffAndPast(game, now, toDay) ? 2 : Number(isResultMissing(game, now));
  };
  const open = inOrder.sort((a, b) => rank(a) - rank(b));
  return openSections
    .filter((section) => section.pills.includes(pill))
    .map(({ title, categories }) => ({ title, games: open.filter((game) => categories.includes(game.category)) }));
}

/**
 * The latest start of games whose result is due: by then even a long one is over. It moves on four times an hour, so that
 * the list of them stays cached, and badges and counts agree with it.
 */
export const resultsDueBefore = (now: Date): string =>
  new Date(Math.floor((now.getTime() - 3 * hour) / quarter) * quarter).toISOString();

/** Whether a game should be over, and nobody has said how it ended. */
export const isResultMissing = (game: Pick<Game, 'status' | 'dateTime'>, now: Date): boolean =>
  game.status === 'upcoming' && storedDay(game.dateTime) < resultsDueBefore(now);

/** Whether a game was called off and its day, in the reader's time zone, is over: nobody waits for it any more. */
export function isCalledOffAndPast(game: Pick<Game, 'status' | 'dateTime'>, now: Date, toDay = dayHere): boolean {
  const calledOff = game.status === 'cancelled' || game.status === 'postponed';
  return calledOff && game.dateTime !== null && toDay(new Date(game.dateTime)) < toDay(now);
}

/** `2026-11-22`, in the time zone where this runs. */
const dayHere = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Whole days and hours until the game, and minutes in the last hour: `2d 5h to go`, `59 min to go`. */
export function countdownText(dateTime: string, now: Date): string {
  const remaining = Math.max(0, Date.parse(dateTime) - now.getTime());
  if (remaining < hour) return `${Math.floor(remaining / 60_000)} min to go`;
  const hours = Math.floor(remaining / hour);
  return `${Math.floor(hours / 24)}d ${hours % 24}h to go`;
}

export type BadgeTone = 'blue' | 'red' | 'green' | 'grey';

export function badgeTone(status: GameStatus): BadgeTone {
  if (status === 'upcoming') return 'blue';
  if (status === 'live') return 'red';
  return status === 'completed' ? 'green' : 'grey';
}

/** The status that a game is saved with: an upcoming game with both scores has been played. */
export const deriveStatus = (game: Scored): GameStatus =>
  game.status === 'upcoming' && hasBothScores(game) ? 'completed' : game.status;

/** Any status may follow any other, but a completed game is upcoming again only without its scores. */
export const mayBecome = (from: GameStatus, to: Scored): boolean =>
  !(from === 'completed' && to.status === 'upcoming' && hasBothScores(to));

/** Only a game that nobody has begun to play may be without a day. */
export const mayLackDay = (game: Scored): boolean =>
  isPlanned(game) && game.homeScore === null && game.awayScore === null;

/** Neither under way nor played, so it may be postponed, cancelled and reinstated. */
export const isPlanned = (game: Scored): boolean =>
  game.status === 'upcoming' ||
  ((game.status === 'postponed' || game.status === 'cancelled') && game.homeScore === null && game.awayScore === null);

type Timing = Pick<Game, 'status' | 'dateTime'>;

export const whyNoRsvps = (game: Timing, now: Date): string | null => whyTooLate(game, now, 'You can only RSVP to');
export const whyNoReminder = (game: Timing, now: Date): string | null =>
  whyTooLate(game, now, 'You can only be reminded of');

function whyTooLate(game: Timing, now: Date, only: string): string | null {
  if (game.status !== 'upcoming') return `${only} an upcoming game`;
  return storedDay(game.dateTime) > now.toISOString() ? null : 'This game has already started';
}

const earliestFirst = (a: Timed, b: Timed) => byDay(a, b) || a.id - b.id;
const latestFirst = (a: Timed, b: Timed) => earliestFirst(b, a);

/** `Tries 4–2 · Bonus points 1–0`; null if nobody typed any. */
export function describeFigures(game: Pick<Game, Figure>): string | null {
  const { homeTries, awayTries, homeBonusPoints, awayBonusPoints } = game;
  const parts = [
    ...describePair('Tries', homeTries, awayTries),
    ...describePair('Bonus points', homeBonusPoints, awayBonusPoints),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}

const describePair = (label: string, home: number | null, away: number | null): string[] =>
  home === null && away === null ? [] : [`${label} ${scorePair(home, away)}`];
