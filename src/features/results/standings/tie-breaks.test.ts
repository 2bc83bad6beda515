import { describe, expect, it } from 'vitest';
import { resolveTableRules } from '#features/competition/competitions/rules.ts';
import type { TableRules } from '#features/teams/sports/definitions/definition.ts';
import { uefaTieBreaks } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { LeagueGame } from './line-rules.ts';
import { computeStandings } from './rules.ts';

const { table: basketball } = getDefinition('basketball');
const { table: soccer } = getDefinition('soccer');
const uefa: TableRules = { ...soccer, tieBreaks: uefaTieBreaks, headToHeadAgain: 'afterHeadToHead' };

/** `A 100-55 B`, the home side first. */
function games(...results: string[]): LeagueGame[] {
  return results.map((result) => {
    const [home = '', score = '', away = ''] = result.split(' ');
    const [homeScore = 0, awayScore = 0] = score.split('-').map(Number);
    return { homeTeamId: getId(home), awayTeamId: getId(away), homeScore, awayScore };
  });
}

const getId = (letter: string) => letter.charCodeAt(0);

const order = (rules: TableRules, results: string[]) => {
  const played = games(...results);
  const ids = new Set(played.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  return computeStandings(rules, [...ids].sort().reverse(), played).map(({ position, teamId, brokenBy }) =>
    `${position} ${String.fromCharCode(teamId)} ${brokenBy ?? ''}`.trim(),
  );
};

/** The examples of FIBA, Official Basketball Rules, D.2. */
describe('by the rules of FIBA', () => {
  it('two pairs of level teams are decided by the game between them (example 1)', () => {
    const results = ['A 100-55 B', 'A 90-85 C', 'A 75-80 D', 'B 100-95 C', 'B 80-75 D', 'C 60-55 D'];
    expect(order(basketball, results)).toEqual(['1 A', '2 B headToHead', '3 C', '4 D headToHead']);
  });

  it('two of three that the difference leaves level are decided by the game between them (example 2)', () => {
    const results = ['A 100-55 B', 'A 90-85 C', 'A 120-75 D', 'B 100-85 C', 'B 75-80 D', 'C 65-55 D'];
    expect(order(basketball, results)).toEqual(['1 A', '2 B', '3 C headToHeadDifference', '4 D headToHead']);
  });
});

const own = {
  ...{ tableOrder: 'sport' as const, decidingSetWin: null, decidingSetLoss: null, overtimeWin: null },
  ...{ overtimeLoss: null, pointsPerPeriod: null },
  ...{
    pointsForWin: null,
    pointsForDraw: null,
    pointsForLoss: null,
    pointsForNoResult: null,
    bonuses: true,
    firstTieBreak: 'sport' as const,
  },
  ...{ headToHeadAgain: true, forfeitScore: null, forfeitPoints: null, lateForfeitPoints: null },
  ...{ walkoverPoints: null, awardedPoints: null },
};

/** Four teams on six points each. Among them A and B won twice, C and D once; B beat A, and A has the better difference. */
const twoPairs = ['B 1-0 A', 'A 5-0 C', 'A 5-0 D', 'B 0-1 C', 'B 1-0 D', 'C 0-4 D', 'C 9-0 E', 'D 1-0 E'];
const headToHeadFirst: TableRules = { ...soccer, tieBreaks: ['headToHead', 'difference', 'for'] };

describe('head-to-head', () => {
  it('is applied again to the teams that it leaves level', () => {
    const expected = ['1 B', '2 A headToHead', '3 D headToHead', '4 C headToHead', '5 E'];
    expect(order(headToHeadFirst, twoPairs)).toEqual(expected);
  });

  it('is applied once where a competition says so', () => {
    const once = resolveTableRules(headToHeadFirst, { ...own, headToHeadAgain: false });
    expect(order(once, twoPairs)).toEqual(['1 A', '2 B difference', '3 C headToHead', '4 D difference', '5 E']);
  });
});

describe('by the rules of UEFA', () => {
  // The final table of this group: Romania, Belgium, Slovakia, Ukraine, four points each.
  const group2024E = ['R 3-0 U', 'B 0-1 S', 'S 1-2 U', 'B 2-0 R', 'S 1-1 R', 'U 0-0 B'];

  it('all of head-to-head is applied before it starts again: group E of the European Championship 2024', () => {
    expect(order(uefa, group2024E)).toEqual([
      ...['1 R', '2 B headToHeadFor', '3 S headToHeadDifference', '4 U headToHeadDifference'],
    ]);
    // FIBA's starts again once the difference has separated two pairs, and Belgium has beaten Romania.
    const atOnce = resolveTableRules(soccer, { ...own, firstTieBreak: 'fiba' });
    expect(order(atOnce, group2024E).slice(0, 2)).toEqual(['1 B', '2 R headToHead']);
    expect(order(resolveTableRules(soccer, { ...own, firstTieBreak: 'uefa' }), group2024E)[0]).toBe('1 R');
  });

  it.each([
    ['awayFor', ['A 1-1 B', 'B 2-2 A', 'A 3-0 C', 'C 0-0 A', 'B 0-0 C', 'C 0-3 B'], ['1 B', '2 A awayFor']],
    ['wins', ['A 0-0 B', 'A 2-0 C', 'A 0-1 D', 'A 0-1 D', 'B 0-0 C', 'B 1-1 D', 'B 1-1 D'], ['2 A', '3 B wins']],
    ['awayWins', ['A 0-0 B', 'A 1-0 C', 'C 1-1 A', 'C 0-1 B', 'B 1-1 C'], ['1 B', '2 A awayWins']],
  ])('%s separates teams that all before it leave level', (_tieBreak, results, expected) => {
    expect(order(uefa, results).filter((line) => / [AB]/.test(line))).toEqual(expected);
  });

  it('lets teams that nothing separates share a position', () => {
    expect(order(uefa, ['A 0-0 B'])).toEqual(['1 B', '1 A']);
  });
});
