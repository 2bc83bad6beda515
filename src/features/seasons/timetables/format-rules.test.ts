import { describe, expect, test } from 'vitest';
import type { Format } from './contract.ts';
import { gamesOf } from './format-rules.ts';
import { isPlayed, type Outcome, resolveSides, sideNames, tableKey } from './progress-rules.ts';

const teamsNamed = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index + 1}`);
const gamesFor = (format: Format, count: number) =>
  gamesOf(format, { competition: 'c', teams: teamsNamed(count), minutes: 40 });

function written(format: Format, count: number): string[] {
  const games = gamesFor(format, count);
  const nameOf = sideNames(games, (team) => team);
  return games.map(({ stage, group, round, home, away }) =>
    [stage, ...(group ? [group] : []), `${round}: ${nameOf(home)} v ${nameOf(away)}`].join(' '),
  );
}

describe('formats', () => {
  test('a round robin of four has mirrored returns', () => {
    expect(written({ kind: 'roundRobin', meetings: 2 }, 4)).toEqual([
      '1 Round 1: 1 v 4',
      '1 Round 1: 2 v 3',
      '2 Round 2: 4 v 2',
      '2 Round 2: 3 v 1',
      '3 Round 3: 3 v 4',
      '3 Round 3: 1 v 2',
      '4 Round 4: 4 v 1',
      '4 Round 4: 3 v 2',
      '5 Round 5: 2 v 4',
      '5 Round 5: 1 v 3',
      '6 Round 6: 4 v 3',
      '6 Round 6: 2 v 1',
    ]);
  });

  test('an odd number of teams leaves one free in each round', () => {
    expect(written({ kind: 'roundRobin', meetings: 1 }, 3)).toEqual([
      '1 Round 1: 2 v 3',
      '2 Round 2: 3 v 1',
      '3 Round 3: 1 v 2',
    ]);
  });

  test('a game of a round robin keeps its id when another team joins', () => {
    const idsOf = (count: number) => gamesFor({ kind: 'roundRobin', meetings: 1 }, count).map(({ id }) => id);
    expect(idsOf(6)).toEqual(expect.arrayContaining(idsOf(5)));
    expect(idsOf(2)).toEqual(['c.1.2.1']);
  });

  test('winners of pools meet runners-up of other pools', () => {
    const games = written({ kind: 'pools', pools: 4, meetings: 1, advance: 2, places: 4 }, 12);
    expect(games.slice(0, 4)).toEqual([
      '1 Group A Round 1: 8 v 9',
      '1 Group B Round 1: 7 v 10',
      '1 Group C Round 1: 6 v 11',
      '1 Group D Round 1: 5 v 12',
    ]);
    expect(games.slice(12)).toEqual([
      '4 Quarter-final: 1st of Group A v 2nd of Group C',
      '4 Quarter-final: 1st of Group D v 2nd of Group B',
      '4 Quarter-final: 1st of Group B v 2nd of Group D',
      '4 Quarter-final: 1st of Group C v 2nd of Group A',
      '5 Semi-final: Winner of Quarter-final 1 v Winner of Quarter-final 2',
      '5 Semi-final: Winner of Quarter-final 3 v Winner of Quarter-final 4',
      '6 Final: Winner of Semi-final 1 v Winner of Semi-final 2',
      '6 Third place: Loser of Semi-final 1 v Loser of Semi-final 2',
    ]);
  });

  test('places 3 to 8 are played for', () => {
    expect(written({ kind: 'knockout', places: 8 }, 8).slice(4)).toEqual([
      '2 Semi-final: Winner of Quarter-final 1 v Winner of Quarter-final 2',
      '2 Semi-final: Winner of Quarter-final 3 v Winner of Quarter-final 4',
      '3 Final: Winner of Semi-final 1 v Winner of Semi-final 2',
      '3 Third place: Loser of Semi-final 1 v Loser of Semi-final 2',
      '2 Fifth-place semi-final: Loser of Quarter-final 1 v Loser of Quarter-final 2',
      '2 Fifth-place semi-final: Loser of Quarter-final 3 v Loser of Quarter-final 4',
      '3 Fifth place: Winner of Fifth-place semi-final 1 v Winner of Fifth-place semi-final 2',
      '3 Seventh place: Loser of Fifth-place semi-final 1 v Loser of Fifth-place semi-final 2',
    ]);
  });

  test('a double elimination of five leaves out rounds without games', () => {
    expect(written({ kind: 'doubleElimination', reset: true }, 5)).toEqual([
      '1 Winners round 1: 4 v 5',
      '2 Winners round 2: 1 v Winner of Winners round 1',
      '2 Winners round 2: 2 v 3',
      '3 Losers round 1: Loser of Winners round 1 v Loser of Winners round 2, game 2',
      '4 Winners final: Winner of Winners round 2, game 1 v Winner of Winners round 2, game 2',
      '4 Losers round 2: Winner of Losers round 1 v Loser of Winners round 2, game 1',
      '5 Losers final: Winner of Losers round 2 v Loser of Winners final',
      '6 Final: Winner of Winners final v Winner of Losers final',
      '7 Deciding final: Winner of Final v Loser of Final',
    ]);
  });

  test('the first round of a Swiss tournament is drawn from the seeds, the others are not yet', () => {
    expect(written({ kind: 'swiss', rounds: 2 }, 5)).toEqual([
      '1 Round 1: 1 v 3',
      '1 Round 1: 4 v 2',
      '2 Round 2: To be drawn v To be drawn',
      '2 Round 2: To be drawn v To be drawn',
    ]);
  });

  test('one team, or none, has no games', () => {
    expect(gamesFor({ kind: 'knockout', places: 8 }, 1)).toEqual([]);
    expect(gamesFor({ kind: 'swiss', rounds: 3 }, 0)).toEqual([]);
  });
});

describe('progress', () => {
  const unknown = { outcomes: new Map(), tables: new Map(), entrants: new Map() };

  test('sides follow results and finished tables', () => {
    const games = gamesFor({ kind: 'pools', pools: 2, meetings: 1, advance: 2, places: 4 }, 4);
    const tables = new Map([[tableKey('c', 'Group A'), ['4', '1']]]);
    const semis = games.filter(({ round }) => round === 'Semi-final').map(({ id }) => id);
    const outcomes = new Map([['c.k1.1', { home: '4', away: '3', winner: '3' }]]);
    const sides = resolveSides(games, { ...unknown, tables, outcomes });
    expect(semis.map((id) => sides.get(id))).toEqual([
      { home: '4', away: null },
      { home: null, away: '1' },
    ]);
    expect(sides.get('c.k2.1')).toEqual({ home: '3', away: null });
    expect(sides.get('c.third.1')).toEqual({ home: '4', away: null });
  });

  test('a Swiss round is drawn once the one before is over', () => {
    const games = gamesFor({ kind: 'swiss', rounds: 2 }, 5);
    const entrants = new Map([['c', ['1', '2', '3', '4', '5']]]);
    const one = new Map<string, Outcome>([['c.s1.1', { home: '1', away: '3', winner: null }]]);
    expect(resolveSides(games, { ...unknown, entrants, outcomes: one }).get('c.s2.1')).toEqual({
      home: null,
      away: null,
    });
    const both = new Map([...one, ['c.s1.2', { home: '4', away: '2', winner: '4' }]]);
    const drawn = resolveSides(games, { ...unknown, entrants, outcomes: both });
    // 4 and 5, who had the bye, have a point; but 1 and 3, who have a half, have met. 2 has none, and the bye.
    expect(drawn.get('c.s2.1')).toEqual({ home: '1', away: '4' });
    expect(drawn.get('c.s2.2')).toEqual({ home: '3', away: '5' });
  });

  test('a deciding final is only played if the unbeaten side lost the final', () => {
    const games = gamesFor({ kind: 'doubleElimination', reset: true }, 4);
    const decider = games.filter(
      (game) => !isPlayed(game, new Map([['c.final', { home: '1', away: '2', winner: '1' }]])),
    );
    expect(decider.map(({ id }) => id)).toEqual(['c.reset']);
    expect(games.every((game) => isPlayed(game, new Map([['c.final', { home: '1', away: '2', winner: '2' }]])))).toBe(
      true,
    );
  });
});
