import { fixtureText, momentText } from '#shared/notation.ts';
import type { ShownPlace } from './publish-contract.ts';

/** A game that a person is told of. `to` is null if it is called off; without a day it is postponed. */
export interface NewsGame {
  gameId: number;
  homeTeamId: number;
  awayTeamId: number;
  home: string;
  away: string;
  to: ShownPlace | null;
  /** What a person is told in place of where it is: `Walkover for Bees`. */
  word?: string;
}

export interface News {
  title: string;
  text: string;
  link: string;
}

interface Clock {
  toWall(instant: string): Date;
  now: Date;
}

/** 'Your season is out': '14 games, the first on Mon 2 Feb, 18:00 v Bees' */
export function seasonOutNews(games: readonly NewsGame[], teamIds: ReadonlySet<number>, clock: Clock): News {
  const [first] = games.toSorted((a, b) => ((a.to?.dateTime ?? '9') < (b.to?.dateTime ?? '9') ? -1 : 1));
  const link = games.length === 1 && first ? `/games/${first.gameId}` : '/games';
  const count = games.length === 1 ? '1 game' : `${games.length} games`;
  const dateTime = first?.to?.dateTime;
  if (!first || !dateTime) return { title: 'Your season is out', text: count, link };
  const when = momentText(clock.toWall(dateTime), clock.now);
  const text = `${count}, ${games.length === 1 ? 'on' : 'the first on'} ${when} ${against(first, teamIds)}`;
  return { title: 'Your season is out', text, link };
}

/** 'v Bees'; both names where somebody plays in both teams, or follows them. */
function against({ homeTeamId, awayTeamId, home, away }: NewsGame, teamIds: ReadonlySet<number>): string {
  const mine = [teamIds.has(homeTeamId), teamIds.has(awayTeamId)];
  if (mine[0] === mine[1]) return `(${fixtureText(home, away)})`;
  return `v ${mine[0] ? away : home}`;
}

const mostNamed = 3;

/** What happened to somebody's games in one act: '2 of your games changed', with up to three of them. */
export function changeNews(games: readonly NewsGame[], clock: Clock): News {
  const [only] = games;
  if (games.length === 1 && only) {
    return { title: fixtureText(only.home, only.away), text: describeNow(only, clock), link: `/games/${only.gameId}` };
  }
  const named = games
    .slice(0, mostNamed)
    .map((game) => `${fixtureText(game.home, game.away)}: ${lowerFirst(describeNow(game, clock))}`);
  const more = games.length - named.length;
  const text = `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
  return { title: `${games.length} of your games changed`, text, link: '/games' };
}

function describeNow({ to, word }: NewsGame, { toWall, now }: Clock): string {
  if (word !== undefined) return word;
  if (to === null) return 'Cancelled';
  if (to.dateTime === null) return 'Postponed';
  const when = momentText(toWall(to.dateTime), now);
  return `Now ${when}${to.location === null ? '' : `, ${to.location}`}`;
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
