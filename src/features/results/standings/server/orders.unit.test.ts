import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveTableRules } from '#features/competition/competitions/rules.ts';
import { competitionRules } from '#features/competition/competitions/testing/sport-rules.ts';
import { oversFaced } from '#features/competition/games/innings-rules.ts';
import type { TableRules } from '#features/teams/sports/definitions/definition.ts';
import { fivbTieBreaks } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { describeLacking, describeRules } from '../in-words.ts';
import { type LeagueGame, lackingIn } from '../line-rules.ts';
import { computeStandings, listDecidingColumns, type Ranked } from '../rules.ts';
import { netRunRate } from '../tie-break-rules.ts';

const { table: soccer } = getDefinition('soccer');
const { table: netball } = getDefinition('netball');

const volleyball: TableRules = {
  points: { win: 3, draw: 0, loss: 0 },
  decidingSet: { win: 2, loss: 1 },
  forfeit: { score: 3, points: 0 },
  tieBreaks: fivbTieBreaks,
};

type Score = [home: number, away: number];

const pair = (text: string): Score => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return [home, away];
};

/** `A 3-1 B 25-20 20-25 25-9 25-8`: the sides, the score, and what was scored in each period. `OT` and `SO 3-2` may follow. */
function games(...results: string[]): LeagueGame[] {
  return results.map((result) => {
    const [home = '', score = '', away = '', ...periods] = result.split(' ');
    const [homeScore, awayScore] = pair(score);
    const shootout = periods.includes('SO') ? pair(periods.at(-1) ?? '') : null;
    const scores = periods.filter((part) => part.includes('-')).map(pair);
    return {
      homeTeamId: getId(home),
      awayTeamId: getId(away),
      ...{ homeScore, awayScore, shootout, overtime: periods.includes('OT') },
      periodScores: shootout || scores.length === 0 ? null : scores,
    };
  });
}

const getId = (letter: string) => letter.charCodeAt(0);
const getLetter = ({ teamId }: Pick<Ranked, 'teamId'>) => String.fromCharCode(teamId);

function rank(rules: TableRules, ...results: string[]): Ranked[] {
  const played = games(...results);
  const ids = new Set(played.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  return computeStandings(rules, [...ids].sort().reverse(), played);
}

const order = (rules: TableRules, ...results: string[]) =>
  rank(rules, ...results).map((line) =>
    `${line.position} ${getLetter(line)} ${line.points} ${line.brokenBy ?? ''}`.trim(),
  );

describe('points by sets', () => {
  it.each([
    ['A 3-0 B', ['1 A 3', '2 B 0']],
    ['A 3-1 B', ['1 A 3', '2 B 0']],
    ['A 3-2 B', ['1 A 2', '2 B 1']],
    ['A 2-3 B', ['1 B 2', '2 A 1']],
  ])('%s', (result, expected) => {
    expect(order(volleyball, result)).toEqual(expected);
  });

  it('are not given where a side did not come', () => {
    const result = {
      resultType: 'forfeit' as const,
      resultAgainst: 'away' as const,
      forfeitNotice: null,
      counts: true,
    };
    const [game] = games('A 3-2 B');
    const table = computeStandings(volleyball, [65, 66], [{ ...game, result } as LeagueGame]);
    expect(table.map(({ points }) => points)).toEqual([3, 0]);
  });

  it('go before wins, wins before the set ratio, and that before the points of all sets', () => {
    const wins = [
      'A 3-2 C 25-9 9-25 25-9 9-25 15-9',
      'A 3-2 C 25-9 9-25 25-9 9-25 15-9',
      'A 0-3 C',
      'B 3-0 D',
      'B 2-3 D',
      'D 3-1 B',
    ];
    expect(order(volleyball, ...wins).filter((line) => / [AB] /.test(line))).toEqual(['3 A 4', '4 B 4 wins']);
    const sets = ['A 3-1 C 25-9 25-9 9-25 25-9', 'B 3-0 D 25-23 25-23 25-23', 'E 3-0 F 25-9 25-9 25-24'];
    expect(order(volleyball, ...sets).slice(0, 3)).toEqual(['1 E 3', '2 B 3 pointRatio', '3 A 3 setRatio']);
  });

  it('are said in words, with what is missing', () => {
    expect(describeRules(volleyball)).toBe(
      '3 points for a win, 0 for a loss; 2 and 1 if the deciding set was needed. Teams level on points: more wins, then better set ratio, then better point ratio, then head-to-head.',
    );
    expect(lackingIn(volleyball, games('A 3-0 B', 'B 3-0 A 25-9 25-9 25-9')).map(describeLacking)).toEqual([
      '1 of 2 games has no scores by period: the table may change.',
    ]);
    expect(listDecidingColumns(volleyball)).toEqual(['ratio', 'pointRatio']);
  });

  it('can be set by a competition, one of the two alone as well', () => {
    const { decidingSet: _, ...plain } = volleyball;
    const resolved = (win: number | null, loss: number | null) =>
      resolveTableRules(plain, competitionRules({ decidingSetWin: win, decidingSetLoss: loss })).decidingSet;
    expect([resolved(2, 1), resolved(null, 1), resolved(null, null)]).toEqual([
      { win: 2, loss: 1 },
      { win: 3, loss: 1 },
      undefined,
    ]);
  });
});

describe('points after overtime', () => {
  const hockey = resolveTableRules(soccer, competitionRules({ pointsForDraw: 1, overtimeWin: 2, overtimeLoss: 1 }));

  it.each([
    ['A 3-2 B', ['1 A 3', '2 B 0']],
    ['A 3-2 B OT', ['1 A 2', '2 B 1']],
    ['A 2-3 B OT', ['1 B 2', '2 A 1']],
    ['A 2-2 B SO 3-2', ['1 A 2', '2 B 1']],
    ['A 2-2 B SO 0-1', ['1 B 2', '2 A 1']],
    ['A 2-2 B', ['1 B 1', '1 A 1']],
    ['A 2-2 B OT', ['1 B 1', '1 A 1']],
  ])('%s', (result, expected) => {
    expect(order(hockey, result)).toEqual(expected);
  });

  it('make no difference in a sport without them: a shoot-out is a draw there', () => {
    expect(order(soccer, 'A 2-2 B SO 3-2')).toEqual(['1 B 1', '1 A 1']);
    expect(order(soccer, 'A 3-2 B OT')).toEqual(['1 A 3', '2 B 0']);
  });

  it('are said in words and have columns', () => {
    expect(describeRules({ ...hockey, tieBreaks: [] })).toBe(
      '3 points for a win, 1 for a draw, 0 for a loss; 2 and 1 after overtime or a shoot-out.',
    );
    expect(listDecidingColumns(hockey)).toEqual(['overtimeWon', 'overtimeLost']);
    const nhl = resolveTableRules(soccer, competitionRules({ pointsForWin: 2, overtimeLoss: 1 }));
    expect(listDecidingColumns(nhl)).toEqual(['overtimeLost']);
  });

  it('order eight ice hockey teams as their league did: 2014-15', () => {
    const rows = readTable('ice-hockey-2014-15.table.csv');
    const ids = new Map(rows.map(([team = ''], index) => [team, index]));
    const played = readText('ice-hockey-2014-15.txt')
      .split('\n')
      .flatMap((line) => [...line.matchAll(/(\w+) (\d+)-(\d+) (\w+)( OT)?/g)])
      .map(([, home = '', own, other, away = '', late]) => ({
        ...{ homeTeamId: ids.get(home) ?? -1, awayTeamId: ids.get(away) ?? -1 },
        ...{ homeScore: Number(own), awayScore: Number(other), overtime: late !== undefined },
      }));
    const nhl = resolveTableRules(soccer, competitionRules({ pointsForWin: 2, overtimeLoss: 1 }));
    const table = computeStandings(nhl, [...ids.values()].reverse(), played);
    expect(played).toHaveLength(536);
    expect(
      table.map(({ teamId, won, lost, overtimeLost, points }) =>
        [rows[teamId]?.[0], won, lost - overtimeLost, overtimeLost, points].join(),
      ),
    ).toEqual(rows.map((row) => row.join()));
  });
});

describe('a point for each period won', () => {
  const superNetball = resolveTableRules(
    netball,
    competitionRules({ pointsForWin: 4, pointsForDraw: 2, pointsPerPeriod: 1 }),
  );

  it.each([
    ['A 60-40 B 15-10 15-10 15-10 15-10', ['1 A 8', '2 B 0']],
    ['A 50-49 B 20-10 10-13 10-13 10-13', ['1 A 5', '2 B 3']],
    ['A 40-40 B 10-10 10-10 11-9 9-11', ['1 B 3', '1 A 3']],
    ['A 40-30 B', ['1 A 4', '2 B 0']],
  ])('%s', (result, expected) => {
    expect(order(superNetball, result)).toEqual(expected);
  });

  it('is a bonus, named after the sport’s period', () => {
    expect(describeRules(superNetball)).toContain('0 for a loss, plus 1 for each quarter won.');
    expect(rank(superNetball, 'A 50-49 B 20-10 10-13 10-13 10-13').map(({ bonus }) => bonus)).toEqual([1, 3]);
    expect(lackingIn(superNetball, games('A 40-30 B'))).toEqual([{ figure: 'periods', games: 1, of: 1 }]);
  });

  it('gives the points of Super Netball’s first season by the rule of its second', () => {
    const rows = readTable('netball-2017.table.csv');
    const ids = new Map(rows.map(([team = ''], index) => [team, index]));
    const played = readTable('netball-2017.csv').map(([, home = '', away = '', own, other, quarters = '']) => ({
      ...{ homeTeamId: ids.get(home) ?? -1, awayTeamId: ids.get(away) ?? -1 },
      ...{ homeScore: Number(own), awayScore: Number(other), periodScores: quarters.split(' ').map(pair) },
    }));
    expect(played).toHaveLength(56);
    const lines = (rules: TableRules) =>
      computeStandings(rules, [...ids.values()].reverse(), played).map((line) => [
        ...[rows[line.teamId]?.[0], line.played, line.for, line.against, line.points],
      ]);
    const published = (column: number) =>
      rows.map((row) => [row[0], Number(row[1]), Number(row[2]), Number(row[3]), Number(row[column])]);
    expect(lines(netball)).toEqual(published(4));
    expect(lines(superNetball)).toEqual(published(5));
  });
});

describe('winning percentage', () => {
  const byPercentage = resolveTableRules(
    soccer,
    competitionRules({ tableOrder: 'winPercentage', firstTieBreak: 'pointDifference' }),
  );

  it('puts 2 of 3 ahead of 3 of 5, and counts a draw as half a win', () => {
    const results = ['A 1-0 X', 'A 1-0 X', 'A 0-1 X', 'B 1-0 X', 'B 1-0 X', 'B 1-0 X', 'B 0-1 X', 'B 0-1 X', 'C 1-1 X'];
    expect(order(byPercentage, ...results).map((line) => line.slice(0, 3))).toEqual(['1 A', '2 B', '3 C', '4 X']);
  });

  it('shares a position only where the percentage is level, whatever the points are', () => {
    expect(order(byPercentage, 'A 1-0 X', 'A 0-1 X', 'B 1-1 Y').slice(0, 2)).toEqual(['1 X 3', '1 A 3']);
  });

  it('says so, and has a column', () => {
    expect(describeRules(byPercentage)).toMatch(
      /^Ordered by winning percentage; a draw is half a win\. Teams level on it: /,
    );
    expect(listDecidingColumns(byPercentage)).toEqual(['winPercentage', 'pointDifference']);
  });

  it('orders seven divisions of an amateur volleyball league as it did', () => {
    const rows = readTable('volleyball-2026.table.csv');
    const played = readTable('volleyball-2026.csv');
    for (const division of new Set(rows.map(([name]) => name))) {
      const published = rows.filter(([name]) => name === division).map(([, ...row]) => row.join());
      const names = rows.filter(([name]) => name === division).map(([, team = '']) => team);
      const league = played.filter(([name]) => name === division).map((row) => volleyballGame(row, names));
      const table = computeStandings(byPercentage, names.map((_, index) => index).reverse(), league);
      const lines = table.map(({ teamId, won, lost, played: of }) =>
        [names[teamId], won, lost, (won / of).toFixed(3)].join(),
      );
      expect(lines).toEqual(published);
    }
  });
});

function volleyballGame(row: string[], names: readonly string[]): LeagueGame {
  const [, , home = '', away = '', own, other, sets = '', forfeit] = row;
  const against = forfeit === 'both' ? 'both' : 'away';
  return {
    ...{ homeTeamId: names.indexOf(home), awayTeamId: names.indexOf(away) },
    homeScore: forfeit === 'away' ? 3 : Number(own),
    awayScore: Number(other),
    periodScores: forfeit ? null : sets.split(' ').map(pair),
    ...(forfeit && {
      result: { resultType: 'forfeit', resultAgainst: against, forfeitNotice: null, counts: true },
    }),
  };
}

describe('wins first', () => {
  const byWins = resolveTableRules(volleyball, competitionRules({ tableOrder: 'wins', firstTieBreak: 'fivb' }));

  it('puts two wins ahead of one with more points, and compares points after wins', () => {
    const results = ['A 3-2 X', 'A 3-2 X', 'B 3-0 Y', 'B 2-3 Y', 'B 2-3 Y'];
    expect(order(byWins, ...results).slice(0, 3)).toEqual(['1 A 4', '2 Y 4 setRatio', '3 B 5']);
    expect(order(byWins, 'A 3-0 X', 'B 3-2 Y').slice(0, 2)).toEqual(['1 A 3', '2 B 2 points']);
    expect(describeRules(byWins)).toMatch(
      /^Ordered by wins\. 3 points .* Teams level on wins: more points, then more wins, /,
    );
  });
});

describe('away goals', () => {
  const awayGoals = resolveTableRules(soccer, competitionRules({ firstTieBreak: 'awayGoals' }));

  it('decide between teams that won once each by the same margin', () => {
    // A scored one away, B two.
    expect(order(awayGoals, 'A 3-2 B', 'B 2-1 A', 'A 0-0 C', 'C 0-9 B', 'B 0-3 C').slice(0, 2)).toEqual([
      '1 B 6',
      '2 A 4',
    ]);
    expect(order(awayGoals, 'A 3-2 B', 'B 2-1 A')).toEqual(['1 B 3', '2 A 3 headToHeadAwayFor']);
  });

  it('of all games can be the first tie-break', () => {
    const first = resolveTableRules(soccer, competitionRules({ firstTieBreak: 'awayFor' }));
    expect(order(first, 'X 0-1 A', 'B 3-0 X').slice(0, 2)).toEqual(['1 A 3', '2 B 3 awayFor']);
  });
});

const readText = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8').trim();

const readTable = (name: string) =>
  readText(name)
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

describe('the net run rate', () => {
  const { table: cricket } = getDefinition('cricket');
  const innings = (side: 'home' | 'away', wickets: number, balls: number) => ({
    ...{ side, wickets, balls, overs: 50, players: 11 },
  });
  const game = (
    [homeScore, awayScore]: Score,
    home: [wickets: number, balls: number],
    away: [wickets: number, balls: number],
  ): LeagueGame => ({
    ...{ homeTeamId: 65, awayTeamId: 66, homeScore, awayScore },
    overs: oversFaced(JSON.stringify([innings('home', ...home), innings('away', ...away)])),
  });

  it('takes all overs of a side that was bowled out: South Africa in the group of the World Cup of 1999', () => {
    const played = [
      game([254, 253], [6, 284], [5, 300]),
      game([199, 110], [9, 300], [10, 212]),
      game([225, 103], [7, 300], [10, 246]),
    ];
    const [first, second] = computeStandings(cricket, [66, 65], played);
    expect([first?.teamId, first && netRunRate(first), second && netRunRate(second)]).toEqual([65, 1.495, -1.495]);
  });

  it('separates teams with as many points and wins, after the wins, and counts no game without overs', () => {
    const won = (homeTeamId: number, awayTeamId: number, homeScore: number) => ({
      ...game([homeScore, 100], [4, 300], [9, 300]),
      ...{ homeTeamId, awayTeamId },
    });
    const forfeit = {
      resultType: 'forfeit' as const,
      resultAgainst: 'away' as const,
      forfeitNotice: null,
      counts: true,
    };
    const games: LeagueGame[] = [
      won(65, 67, 150),
      won(66, 68, 200),
      { homeTeamId: 67, awayTeamId: 68, homeScore: 1, awayScore: 0, overs: null, result: forfeit },
    ];
    const table = computeStandings(cricket, [65, 66, 67, 68], games);
    expect(table.map((line) => [getLetter(line), line.points, line.brokenBy, netRunRate(line)])).toEqual([
      ['B', 2, null, 2],
      ['A', 2, 'netRunRate', 1],
      ['C', 2, 'netRunRate', -1],
      ['D', 0, null, -2],
    ]);
    expect(lackingIn(cricket, games)).toEqual([]);
    expect(lackingIn(cricket, [{ ...won(65, 66, 150), overs: null }]).map(describeLacking)).toEqual([
      '1 of 1 game has no overs: the net run rate may change.',
    ]);
    expect(listDecidingColumns(cricket)).toEqual(['noResult', 'netRunRate']);
  });

  it('knows no overs until both sides have batted', () => {
    expect([oversFaced(null), oversFaced(JSON.stringify([innings('home', 3, 120)]))]).toEqual([null, null]);
    expect(oversFaced(JSON.stringify([innings('home', 10, 61), innings('away', 9, 61)]))).toEqual({
      home: 50,
      away: 61 / 6,
    });
  });
});

describe('a game without a result', () => {
  const { table: cricket } = getDefinition('cricket');
  const abandoned: LeagueGame = { homeTeamId: 65, awayTeamId: 66, homeScore: 0, awayScore: 0, isNoResult: true };

  it('gives both sides its points, and is neither won, lost nor tied', () => {
    const [line] = computeStandings(cricket, [65, 66], [abandoned]);
    expect(line).toMatchObject({ played: 1, noResult: 1, won: 0, drawn: 0, lost: 0, points: 1, form: [], marks: [] });
    expect(describeRules(cricket)).toMatch(/^2 points for a win, 1 for a draw, 1 for no result, 0 for a loss/);
  });

  it('is worth what the competition says', () => {
    const rules = resolveTableRules(cricket, competitionRules({ pointsForNoResult: 0 }));
    expect(computeStandings(rules, [65, 66], [abandoned]).map(({ points }) => points)).toEqual([0, 0]);
    expect(resolveTableRules(soccer, competitionRules()).points.noResult).toBeUndefined();
    expect(resolveTableRules(soccer, competitionRules({ pointsForNoResult: 1 })).points.noResult).toBe(1);
  });
});
