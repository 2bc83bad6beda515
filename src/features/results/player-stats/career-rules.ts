import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { BestGame, LoggedGame } from './contract.ts';
import { type Compared, comparedStats } from './rules.ts';

/** The best game in each statistic of which more is better. Of equal ones the latest; games are given latest first. */
export function findBestGames(definition: SportDefinition, log: readonly LoggedGame[]): BestGame[] {
  return comparedStats(definition).flatMap(({ key, abbreviation, label, better }) => {
    if (better) return [];
    const [best, ...others] = log.map((game) => ({ game, value: game.stats[key] ?? 0 }));
    const most = others.reduce((high, one) => (high && one.value > high.value ? one : high), best);
    if (!most || most.value === 0) return [];
    const { gameId, dateTime, opponent } = most.game;
    return [{ key, abbreviation, label, value: most.value, game: { gameId, dateTime, opponent } }];
  });
}

/** The statistics of a log in which its player has anything; all of them where there is nothing at all. */
export function loggedStats(definition: SportDefinition, log: readonly LoggedGame[]): Compared[] {
  const all = comparedStats(definition);
  const had = all.filter(({ key }) => log.some(({ stats }) => (stats[key] ?? 0) > 0));
  return had.length > 0 ? had : all;
}

export interface Trend {
  label: string;
  /** One for each game played in which it was counted, the earliest first. */
  games: readonly { game: LoggedGame; value: number }[];
}

const gamesInTrend = 10;

/**
 * How a player's latest games went, in one statistic: the first that this player has any of. So a defender without goals
 * is drawn by tackles, and somebody with nothing at all not as a flat line but not at all.
 */
export function findTrend(definition: SportDefinition, log: readonly LoggedGame[]): Trend | null {
  const played = log.filter(({ didNotPlay }) => !didNotPlay);
  const trends = comparedStats(definition)
    .filter(({ better }) => better === undefined)
    .map((statistic) => toTrend(statistic, played));
  return trends.find(({ games }) => games.length > 1 && games.some(({ value }) => value > 0)) ?? null;
}

function toTrend({ key, label }: Compared, played: readonly LoggedGame[]): Trend {
  const games = played.flatMap((game) => {
    const value = game.stats[key] ?? (game.stats[key] === null ? null : 0);
    return value === null ? [] : [{ game, value }];
  });
  return { label, games: games.slice(0, gamesInTrend).toReversed() };
}
