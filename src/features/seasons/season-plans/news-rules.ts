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
  /** When it was to be before; known where it has no day now. */
  was?: string | null;
  /** People hear of it for the first time. */
  isNew?: boolean;
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

/** What an act does to games. */
export interface Act {
  /** Games of a season. */
  added: readonly NewsGame[];
  changed: readonly NewsGame[];
  /** The season begins with it. Otherwise it was out before. */
  isFirst?: boolean;
}

/** All that an act does to somebody's games, with the teams in which this person plays; without them, to the village's. */
export function actNews({ added, changed, isFirst = false }: Act, clock: Clock, playsIn?: ReadonlySet<number>): News {
  const fresh = seasonOutNews(added, clock, playsIn);
  const of = playsIn ? 'Your' : 'The';
  if (changed.length === 0)
    return { ...fresh, title: isFirst ? `${of} season is out` : `New in ${lowerFirst(of)} season` };
  const changes = changeNews(changed, clock);
  const title = changed.length === 1 || playsIn ? changes.title : `${changed.length} games changed`;
  return { ...changes, title, text: added.length === 0 ? changes.text : `${changes.text}; new: ${fresh.text}` };
}

/**
 * '14 games, the first on Mon 2 Feb, 18:00 (Ants v Bees)'. Where somebody plays, these come first: 'and 10 of teams you
 * follow'.
 */
function seasonOutNews(games: readonly NewsGame[], clock: Clock, playsIn?: ReadonlySet<number>): Omit<News, 'title'> {
  const own = games.filter(({ homeTeamId, awayTeamId }) => playsIn?.has(homeTeamId) || playsIn?.has(awayTeamId));
  const followed = games.length - own.length;
  const named = own.length > 0 ? own : games;
  const [first] = named.toSorted((a, b) => ((a.to?.dateTime ?? '9') < (b.to?.dateTime ?? '9') ? -1 : 1));
  const link = games.length === 1 && first ? `/games/${first.gameId}` : '/games';
  const whose = playsIn && own.length === 0 ? ' of teams you follow' : '';
  const more = own.length > 0 && followed > 0 ? `; and ${followed} of teams you follow` : '';
  const count = `${gamesText(named.length)}${whose}`;
  const dateTime = first?.to?.dateTime;
  if (!first || !dateTime) return { text: count + more, link };
  const when = momentText(clock.toWall(dateTime), clock.now);
  const on = named.length === 1 ? 'on' : 'the first on';
  return { text: `${count}, ${on} ${when} (${fixtureText(first.home, first.away)})${more}`, link };
}

/** A season that was published is a draft again. */
export const withdrawalNews = (games: number, of: 'Your' | 'The'): News => ({
  title: `${of} season was taken back`,
  text: `${gamesText(games)} ${games === 1 ? 'is' : 'are'} no longer planned`,
  link: '/games',
});

const gamesText = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

const mostNamed = 3;

/** What happened to somebody's games in one act: '2 of your games changed', with up to three of them. */
function changeNews(games: readonly NewsGame[], clock: Clock): News {
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

function describeNow({ to, was, isNew = false, word }: NewsGame, { toWall, now }: Clock): string {
  if (word !== undefined) return word;
  const before = was ? ` (was ${momentText(toWall(was), now)})` : '';
  if (to === null) return `Cancelled${before}`;
  if (to.dateTime === null) return isNew ? 'New, without a day yet' : `Postponed${before}`;
  const when = momentText(toWall(to.dateTime), now);
  return `${isNew ? 'New:' : 'Now'} ${when}${to.location === null ? '' : `, ${to.location}`}`;
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
