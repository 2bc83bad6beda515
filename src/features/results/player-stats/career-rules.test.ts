import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { findBestGames, findTrend } from './career-rules.ts';
import type { LoggedGame } from './contract.ts';

const soccer = getDefinition('soccer');

const game = (gameId: number, stats: LoggedGame['stats'], didNotPlay = false): LoggedGame => ({
  gameId,
  dateTime: `2026-03-${String(gameId).padStart(2, '0')}T10:00:00Z`,
  season: '2026',
  opponent: { id: 2, name: "O'Neill 7's 🦉" },
  ownScore: 1,
  otherScore: 0,
  ownShootout: null,
  otherShootout: null,
  didNotPlay,
  stats,
  measure: stats['goals'] ?? 0,
});

it('finds the best game of each statistic, of equal ones the latest, and none in fouls or in what nobody has', () => {
  const log = [game(3, { goals: 2, fouls: 4 }), game(2, { goals: 2, tackles: 1 }), game(1, { goals: 1, saves: null })];
  const best = findBestGames(soccer, log).map(({ key, value, game: { gameId } }) => [key, value, gameId]);
  expect(best).toEqual([
    ['goals', 2, 3],
    ['tackles', 1, 2],
  ]);
  expect(findBestGames(soccer, [])).toEqual([]);
});

it('draws a defender without goals by tackles, the earliest game first', () => {
  const log = [game(3, { tackles: 4 }), game(2, {}, true), game(1, { tackles: 2 })];
  const trend = findTrend(soccer, log);
  expect(trend?.label).toBe('Tackles won');
  expect(trend?.games.map(({ value }) => value)).toEqual([2, 4]);
});

it('draws what one has even where one game is without it, and nothing for one game or for none of anything', () => {
  const trend = findTrend(soccer, [game(2, {}), game(1, { goals: 1 })]);
  expect([trend?.label, trend?.games.map(({ value }) => value)]).toEqual(['Goals', [1, 0]]);
  expect(findTrend(soccer, [game(1, { goals: 1 })])).toBe(null);
  expect(findTrend(soccer, [game(2, { fouls: 1 }), game(1, { fouls: 2 })])).toBe(null);
});

it('leaves out games in which it was not counted, and shows ten at most', () => {
  const uncounted = findTrend(soccer, [game(3, { goals: null }), game(2, { goals: 1 }), game(1, { goals: 2 })]);
  expect(uncounted?.games.map(({ value }) => value)).toEqual([2, 1]);
  const many = Array.from({ length: 11 }, (_, at) => game(20 - at, { goals: at }));
  expect(findTrend(soccer, many)?.games.map(({ value }) => value)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});
