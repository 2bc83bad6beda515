import { describe, expect, it } from 'vitest';
import type { TableRules } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { describeRules } from './in-words.ts';
import type { LeagueGame } from './line-rules.ts';
import { computeStandings } from './rules.ts';

const soccer: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  forfeit: { score: 3, points: 0 },
  tieBreaks: ['difference', 'for', 'headToHead'],
};

/** `1-2 3:0` is a home game of team 1 against team 2 that ended 3 to 0. */
function games(...results: string[]): LeagueGame[] {
  return results.map((result) => {
    const [homeTeamId = 0, awayTeamId = 0, homeScore = 0, awayScore = 0] = result.split(/[-: ]/).map(Number);
    return { homeTeamId, awayTeamId, homeScore, awayScore };
  });
}

const table = (rules: TableRules, teamIds: number[], ...results: string[]) =>
  computeStandings(rules, teamIds, games(...results)).map(({ position, teamId, points, brokenBy }) => [
    position,
    teamId,
    points,
    brokenBy,
  ]);

describe('a table', () => {
  it('counts wins, draws and losses, scores, points and the last five', () => {
    const results = ['1-2 3:0', '2-1 1:1', '1-2 0:2', '1-2 4:3', '2-1 0:1', '1-2 2:2'];
    expect(computeStandings(soccer, [1, 2], games(...results))[0]).toEqual({
      position: 1,
      teamId: 1,
      played: 6,
      won: 3,
      drawn: 2,
      lost: 1,
      noResult: 0,
      rates: { runsFor: 0, oversFor: 0, runsAgainst: 0, oversAgainst: 0 },
      overtimeWon: 0,
      overtimeLost: 0,
      for: 11,
      against: 8,
      periodFor: 0,
      periodAgainst: 0,
      points: 11,
      bonus: 0,
      adjustment: 0,
      form: ['D', 'L', 'W', 'W', 'D'],
      marks: [],
      brokenBy: null,
    });
  });

  it('includes teams without a game, but no teams that were not named', () => {
    expect(table(soccer, [1, 3], '1-2 1:0')).toEqual([
      [1, 1, 3, null],
      [2, 3, 0, null],
    ]);
  });

  it('separates teams on the same points by one rule after the other, and says by which', () => {
    const results = ['1-9 2:0', '2-9 3:1', '3-9 1:0', '4-9 1:0', '3-4 1:0', '4-3 1:0', '3-4 0:0'];
    expect(table(soccer, [1, 2, 3, 4], ...results)).toEqual([
      [1, 3, 7, null],
      [1, 4, 7, null],
      [3, 2, 3, null],
      [4, 1, 3, 'for'],
    ]);
  });

  it('uses only games between the level teams for head-to-head', () => {
    const headToHead: TableRules = { ...soccer, tieBreaks: ['headToHead', 'difference'] };
    expect(table(headToHead, [1, 2, 3], '1-2 1:0', '2-3 9:0', '3-1 1:0')).toEqual([
      [1, 2, 3, null],
      [2, 1, 3, 'difference'],
      [3, 3, 3, 'difference'],
    ]);
    expect(table(headToHead, [1, 2, 3], '1-2 1:0', '2-3 9:0')).toEqual([
      [1, 1, 3, null],
      [2, 2, 3, 'headToHead'],
      [3, 3, 0, null],
    ]);
  });

  it('does not divide by 0 where a team conceded nothing', () => {
    const ratio: TableRules = { ...soccer, tieBreaks: ['ratio'] };
    expect(table(ratio, [1, 2, 3, 4], '1-3 1:0', '2-3 8:1').slice(0, 2)).toEqual([
      [1, 1, 3, null],
      [2, 2, 3, 'ratio'],
    ]);
    expect(table(ratio, [5, 6], '5-6 0:0')).toEqual([
      [1, 5, 1, null],
      [1, 6, 1, null],
    ]);
  });

  it('gives the bonuses of rugby: one for losing by seven or less, one for four tries', () => {
    const { table: rugby } = getDefinition('rugby');
    const [game] = games('1-2 20:13');
    const close = { ...game, homeTries: 4, awayTries: 3 } as LeagueGame;
    const points = (leagueGame: LeagueGame) =>
      computeStandings(rugby, [1, 2], [leagueGame]).map((line) => [line.points, line.bonus]);
    expect(points(close)).toEqual([
      [5, 1],
      [1, 1],
    ]);
    expect(points({ ...close, awayScore: 12 })).toEqual([
      [5, 1],
      [0, 0],
    ]);
  });
});

it('describes its rules in words', () => {
  expect(describeRules(soccer)).toBe(
    '3 points for a win, 1 for a draw, 0 for a loss. Teams level on points: better difference, then more scored, then head-to-head.',
  );
  expect(describeRules({ ...soccer, points: { win: 1, draw: 0.5, loss: 0 }, tieBreaks: [] })).toBe(
    '1 point for a win, 0.5 for a draw, 0 for a loss.',
  );
});
