import { describe, expect, it } from 'vitest';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import {
  canCompare,
  compare,
  comparedStats,
  computeAverages,
  computeMeasure,
  computeShares,
  findLeaders,
  findLeadingSide,
  findTypedNoun,
  isRated,
  lineByHand,
  seasonFrom,
  seasonTotals,
  typedCounts,
} from './rules.ts';

const basketball = getDefinition('basketball');

describe('what players are compared by', () => {
  it('is points, rebounds, assists, steals and blocks in basketball', () => {
    expect(comparedStats(basketball).map(({ key }) => key)).toEqual([
      'points',
      'rebounds',
      'assists',
      'steals',
      'blocks',
    ]);
  });
  it('is what another sport counts for players, without statistics of the team as a whole', () => {
    const keys = comparedStats(getDefinition('soccer')).map(({ key }) => key);
    expect(keys).toContain('goals');
    expect(keys).not.toContain('corners');
  });
  it('is the successful attempts, where a sport counts attempts and successes', () => {
    expect(comparedStats(getDefinition('netball')).map(({ key }) => key)).toContain('goals');
  });
});

describe('a comparison', () => {
  const first = { games: 4, totals: { points: 10, steals: 3 } };
  const second = { games: 0, totals: { points: 11, steals: 3 } };

  const marks = (rows: ReturnType<typeof compare>) => rows.map(({ key, leading }) => [key, leading]);

  it('marks the higher of two totals and neither of equal ones, and keeps rows in which both have 0', () => {
    expect(marks(compare(basketball, first, second, 'total'))).toEqual([
      ['points', 'second'],
      ['rebounds', null],
      ['assists', null],
      ['steals', null],
      ['blocks', null],
    ]);
    expect(compare(basketball, { games: 1, totals: {} }, { games: 1, totals: {} }, 'total')).toEqual([]);
  });
  it('is 0 per game before the first game', () => {
    const rows = compare(basketball, first, second, 'game').filter((row) => row.first > 0);
    expect(rows.map((row) => [row.first, row.second, row.leading])).toEqual([
      [2.5, 0, 'first'],
      [0.8, 0, 'first'],
    ]);
  });
  it('leaves rows that are 0 for both out of a longer list', () => {
    const totals = { goals: 1, fouls: 2 };
    const keys = compare(getDefinition('soccer'), { games: 1, totals }, { games: 1, totals: {} }, 'total');
    expect(keys.map(({ key }) => key)).toEqual(['goals', 'fouls']);
  });
  it('marks the fewer of fouls and cards, if both have played, and neither player for moves', () => {
    const rough = { games: 2, totals: { fouls: 3, yellowCards: 1 } };
    const calm = { games: 2, totals: { fouls: 1, yellowCards: 1 } };
    const ofFouls = (other: typeof rough) =>
      compare(getDefinition('soccer'), rough, other, 'total').find(({ key }) => key === 'fouls')?.leading;
    expect([ofFouls(calm), ofFouls({ ...calm, games: 0 })]).toEqual(['second', null]);
    expect([findLeadingSide(1, 2, 'neither'), findLeadingSide(1, 2, 'fewer'), findLeadingSide(2, 2, 'fewer')]).toEqual([
      null,
      'first',
      null,
    ]);
  });
  it.each([
    [0, 0, null],
    [1, 0, 'first'],
    [0, 0.1, 'second'],
  ])('of %d and %d marks %s', (a, b, leading) => {
    expect(findLeadingSide(a, b)).toBe(leading);
  });
});

it.each([
  [undefined, undefined, false],
  [1, undefined, false],
  [undefined, 1, false],
  [1, 1, false],
  [1, 2, true],
])('players %s and %s can be compared: %s', (first, second, can) => {
  expect(canCompare(first, second)).toBe(can);
});

it('measures players by what they scored, unless the sport defines another measure', () => {
  expect(computeMeasure(basketball, { points: 7, assists: 9 })).toBe(7);
});

describe('leaders', () => {
  const line = (playerId: number, points: number, games = 1) => ({ playerId, games, counts: { points } });

  it('are those with the most over all games, but never with 0', () => {
    const [points, ...others] = findLeaders(basketball, [line(1, 4), line(2, 5), line(1, 3), line(3, 0)]);
    expect(points?.leaders).toEqual([
      { playerId: 1, position: 1, total: 7, games: 2, perGame: 3.5, byHand: 0 },
      { playerId: 2, position: 2, total: 5, games: 1, perGame: 5, byHand: 0 },
    ]);
    expect(others).toEqual([]);
  });
  it('are five and any ties with the fifth; ties share a position, with fewer games first', () => {
    const lines = [line(1, 9), line(2, 8, 2), line(3, 8), line(4, 7), line(5, 6), line(6, 6)];
    const positions = findLeaders(basketball, lines)[0]?.leaders.map(({ playerId, position }) => [playerId, position]);
    expect(positions).toEqual([
      [1, 1],
      [3, 2],
      [2, 2],
      [4, 4],
      [5, 5],
      [6, 5],
    ]);
  });
  it('are ten at most, even when more tie with the fifth', () => {
    const lines = Array.from({ length: 14 }, (_, at) => line(at + 1, at < 4 ? 9 : 1));
    const positions = findLeaders(basketball, lines)[0]?.leaders.map(({ position }) => position);
    expect(positions).toEqual([1, 1, 1, 1, 5, 5, 5, 5, 5, 5]);
  });
  it('are not those with the most fouls, cards, deaths or defeats', () => {
    const keys = (sport: string, counts: Record<string, number>) =>
      findLeaders(getDefinition(sport), [{ playerId: 1, games: 1, counts }]).map(({ key }) => key);
    expect(keys('soccer', { goals: 1, fouls: 9, redCards: 1 })).toEqual(['goals']);
    expect(keys('chess', { losses: 3, moves: 90, draws: 1 })).toEqual(['draws']);
    expect(keys('esports', { kills: 3, deaths: 9 })).toEqual(['kills']);
  });
  it('have no average where no games were counted', () => {
    expect(findLeaders(basketball, [line(1, 9, 0)])[0]?.leaders[0]?.perGame).toBeNull();
  });
});

it('gives those averages that a rated season does not show already', () => {
  const season = { games: 4, totals: { points: 40, steals: 6, blocks: 0 } };
  expect(computeAverages(basketball, season).map(({ key, value }) => [key, value])).toEqual([['steals', 1.5]]);
});

describe("a season in its sport's own statistics", () => {
  const chess = getDefinition('chess');

  it('shows every statistic where few are counted, and only those above 0 where many are', () => {
    const values = (sport: string, totals: Record<string, number | null>, games = 2) =>
      seasonTotals(getDefinition(sport), { games, totals }).map(({ key, value }) => [key, value]);
    expect(values('chess', { wins: 2, draws: 0, losses: null, moves: 0 })).toEqual([
      ...[
        ['wins', 2],
        ['draws', 0],
        ['losses', null],
        ['moves', 0],
      ],
    ]);
    expect(values('soccer', { goals: 2, assists: 0, fouls: null })).toEqual([['goals', 2]]);
  });
  it('shows nothing for a player without games, and zeros for one with games', () => {
    expect(seasonTotals(chess, { games: 0, totals: { wins: 0 } })).toEqual([]);
    expect(seasonTotals(chess, { games: 1, totals: { wins: 0 } })).toHaveLength(4);
  });
  it('is rated by points, rebounds and assists where these are counted', () => {
    expect(sportDefinitions.filter(isRated).map(({ key }) => key)).toEqual(['basketball']);
  });
  it('gives all averages where there is no rating', () => {
    expect(computeAverages(chess, { games: 2, totals: { wins: 7 } }).map(({ key, value }) => [key, value])).toEqual([
      ['wins', 3.5],
    ]);
  });
  it('gives the success of attempts in percent', () => {
    const totals = { points: 9, shotsMade: 4, shotsTaken: 8, freeThrowsMade: 1, freeThrowsTaken: null };
    expect(
      computeShares(basketball, { totals }).map(({ abbreviation, percentage, splits }) => [
        abbreviation,
        percentage,
        splits,
      ]),
    ).toEqual([
      ['FG', 50, '4/8'],
      ['TS', 56, undefined],
    ]);
    expect(computeShares(chess, { totals: { wins: 7 } })).toEqual([]);
  });
  it('names typed points as the sport does', () => {
    expect(['basketball', 'soccer', 'chess'].map((key) => findTypedNoun(getDefinition(key)))).toEqual([
      'points',
      'goals',
      null,
    ]);
  });
});

it("reads typed totals under the sport's own names", () => {
  const typed = { points: 7, assists: 2, rebounds: 3 };
  expect(typedCounts(getDefinition('soccer'), typed)).toEqual({ goals: 7, assists: 2 });
  expect(typedCounts(basketball, typed)).toEqual(typed);
});

describe('games in which something was not counted', () => {
  const tapped = { playerId: 1, games: 1, counts: { points: 8 }, tracked: ['points'] };
  const typed = { playerId: 1, games: 1, counts: { points: 4, rebounds: 6 }, tracked: null };

  it('are left out of the average of that statistic only', () => {
    const season = seasonFrom(basketball, [tapped, typed]);
    expect(season).toMatchObject({
      games: 2,
      totals: { points: 12, rebounds: 6, assists: 0 },
      gamesCounted: { points: 2, rebounds: 1, assists: 1 },
    });
    const [points, rebounds] = compare(basketball, season, { games: 1, totals: {} }, 'game');
    expect([points?.first, rebounds?.first]).toEqual([6, 6]);
    const leaders = findLeaders(basketball, [tapped, typed]).map(({ key, leaders: [leader] }) => [
      key,
      leader?.perGame,
    ]);
    expect(leaders).toEqual([
      ['points', 6],
      ['rebounds', 6],
    ]);
  });

  it('leave its total unknown when there are no others', () => {
    expect(seasonFrom(basketball, [tapped]).totals).toMatchObject({ points: 8, rebounds: null });
    expect(seasonFrom(basketball, []).totals).toMatchObject({ points: 0, rebounds: 0 });
  });

  it('include those kept by hand, for statistics without a total', () => {
    const byHand = {
      playerId: 1,
      byHand: true,
      ...lineByHand(basketball, { points: 57, rebounds: 0, gamesPlayed: 4 }),
    };
    const [points, rebounds] = findLeaders(basketball, [byHand, typed]);
    expect(points?.leaders[0]).toMatchObject({ total: 61, games: 5, perGame: 12.2, byHand: 57 });
    expect(rebounds?.leaders[0]).toMatchObject({ total: 6, games: 5, perGame: 6, byHand: 0 });
  });
});
