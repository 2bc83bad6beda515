import { describe, expect, it } from 'vitest';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { Result, ResultType } from './contract.ts';
import {
  categoryIn,
  deriveResult,
  isContradicted,
  pointsAgainst,
  resolveTableRules,
  resultSentence,
  resultWord,
  scoreByRule,
} from './rules.ts';

type Rules = NonNullable<Parameters<typeof resolveTableRules>[1]>;

const asTheSport: Rules = {
  ...{ pointsForWin: null, pointsForDraw: null, pointsForLoss: null, pointsForNoResult: null },
  tableOrder: 'sport',
  ...{ decidingSetWin: null, decidingSetLoss: null, overtimeWin: null, overtimeLoss: null, pointsPerPeriod: null },
  bonuses: true,
  firstTieBreak: 'sport',
  headToHeadAgain: true,
  ...{ forfeitScore: null, forfeitPoints: null, lateForfeitPoints: null, walkoverPoints: null, awardedPoints: null },
};

const result = (resultType: ResultType | null, fields: Partial<Result> = {}): Result => ({
  resultType,
  resultAgainst: 'home',
  forfeitNotice: null,
  counts: true,
  ...fields,
});

const late = result('forfeit', { forfeitNotice: 'late' });
const inTime = result('forfeit', { forfeitNotice: 'inTime' });
const byBoth = result('forfeit', { resultAgainst: 'both' });

/** The score of a forfeit, then the points of a side that forfeits, forfeits late, withdraws, or loses by a ruling. */
const ofSports: Record<string, number[]> = {
  basketball: [20, 0, 0, 0, 0],
  netball: [20, 0, -2, 0, 0],
  soccer: [3, 0, 0, 0, 0],
  diski: [3, 0, 0, 0, 0],
  rugby: [28, 0, 0, 0, 0],
  hockey: [5, 0, 0, 0, 0],
  chess: [8, 0, 0, 0, 0],
  esports: [2, 0, 0, 0, 0],
  pool: [5, 0, 0, 0, 0],
  cheerleading: [1, 0, 0, 0, 0],
  'fitness-club': [1, 0, 0, 0, 0],
  volleyball: [3, 0, 0, 0, 0],
  'table-tennis': [3, 0, 0, 0, 0],
  tennis: [2, 0, 0, 0, 0],
  badminton: [2, 0, 0, 0, 0],
  cricket: [1, 0, 0, 0, 0],
  athletics: [1, 0, 0, 0, 0],
  swimming: [1, 0, 0, 0, 0],
  'cross-country': [1, 0, 0, 0, 0],
  general: [1, 0, 0, 0, 0],
};

describe.each(sportDefinitions.map(({ key, table }) => [key, table] as const))('%s', (key, table) => {
  const forfeitValues = ({ forfeit }: typeof table) => [
    forfeit.score,
    ...[inTime, late, result('walkover'), result('awarded')].map((outcome) => pointsAgainst(forfeit, outcome)),
  ];

  it('has its own forfeit score, and points for each way to lose by rule', () => {
    expect(forfeitValues(table)).toEqual(ofSports[key]);
    expect(resolveTableRules(table, null)).toBe(table);
    expect(forfeitValues(resolveTableRules(table, asTheSport))).toEqual(ofSports[key]);
  });

  it('takes a competition’s values, each independently', () => {
    const [score, points, latePoints, walkover, awarded] = ofSports[key] ?? [];
    const with_ = (fields: Partial<Rules>) => forfeitValues(resolveTableRules(table, { ...asTheSport, ...fields }));
    const rules = { forfeitScore: 7, forfeitPoints: -3, lateForfeitPoints: -5, walkoverPoints: 1, awardedPoints: -1 };
    expect(with_({ forfeitScore: 7 })).toEqual([7, points, latePoints, walkover, awarded]);
    expect(with_({ lateForfeitPoints: -5 })).toEqual([score, points, -5, walkover, awarded]);
    expect(with_({ walkoverPoints: 1 })).toEqual([score, points, latePoints, 1, awarded]);
    expect(with_({ awardedPoints: -1 })).toEqual([score, points, latePoints, walkover, -1]);
    expect(with_(rules)).toEqual([7, -3, -5, 1, -1]);
    // The points of a forfeit apply wherever no others are set, and 0 counts as set.
    expect(with_({ forfeitPoints: -3 })).toEqual([score, -3, key === 'netball' ? -2 : -3, -3, -3]);
    expect(with_({ lateForfeitPoints: 0 })[2]).toBe(0);
  });

  it('takes points, bonuses and the first tie-break of a competition', () => {
    const rules = resolveTableRules(table, { ...asTheSport, pointsForWin: 9, pointsForLoss: 0, firstTieBreak: 'wins' });
    expect(rules.points).toMatchObject({ win: 9, draw: table.points.draw, loss: 0 });
    expect(rules.tieBreaks).toEqual(['wins', ...table.tieBreaks.filter((tieBreak) => tieBreak !== 'wins')]);
    expect(rules.bonuses).toEqual(table.bonuses);
    expect(resolveTableRules(table, { ...asTheSport, bonuses: false })).not.toHaveProperty('bonuses');
    expect(resolveTableRules(table, { ...asTheSport, bonuses: false }).forfeit).not.toHaveProperty('bonus');
  });
});

it('derives the category of a game from the kind of its competition', () => {
  const categories = ['league', 'regular', 'tournament', 'playoff', 'friendly', 'exhibition'];
  const of = (kind: 'league' | 'cup' | 'friendly') => categories.map((category) => categoryIn(kind, category));
  expect(of('league')).toEqual(['league', 'league', 'league', 'playoff', 'league', 'league']);
  expect(of('cup')).toEqual(['tournament', 'tournament', 'tournament', 'playoff', 'tournament', 'tournament']);
  expect(of('friendly')).toEqual(categories.map(() => 'friendly'));
});

it('keeps only the fields of a result that belong to its type', () => {
  const all = { resultAgainst: 'home', forfeitNotice: 'late', counts: false } as const;
  const settled = (type: ResultType | null, counts = false) =>
    Object.values(deriveResult({ ...all, counts, resultType: type }));
  expect(settled(null)).toEqual([null, null, null, true]);
  expect(settled('forfeit')).toEqual(['forfeit', 'home', 'late', true]);
  expect(settled('walkover')).toEqual(['walkover', 'home', null, true]);
  expect(settled('awarded')).toEqual(['awarded', 'home', null, true]);
  expect(settled('abandoned')).toEqual(['abandoned', null, null, false]);
  expect(settled('abandoned', true)).toEqual(['abandoned', null, null, true]);
  expect(settled('annulled', true)).toEqual(['annulled', null, null, false]);
});

it('gives 0 to the side that a result went against, and detects a contradictory score', () => {
  const { forfeit } = getDefinition('basketball').table;
  expect(scoreByRule(forfeit, 'home')).toEqual({ homeScore: 0, awayScore: 20 });
  expect(scoreByRule(forfeit, 'away')).toEqual({ homeScore: 20, awayScore: 0 });
  expect(scoreByRule(forfeit, 'both')).toEqual({ homeScore: 0, awayScore: 0 });
  const isWrong = (type: ResultType | null, homeScore: number | null, awayScore: number | null) =>
    isContradicted({ ...result(type), homeScore, awayScore });
  expect([isWrong('awarded', 2, 3), isWrong('awarded', 3, 3), isWrong('awarded', 4, 3)]).toEqual([false, true, true]);
  expect([isWrong('abandoned', 4, 3), isWrong(null, 4, 3), isWrong('forfeit', null, 3)]).toEqual([false, false, false]);
  const ofBoth = [0, 20].map((homeScore) => isContradicted({ ...byBoth, homeScore, awayScore: 0 }));
  expect(ofBoth).toEqual([false, true]);
});

it('explains a result in a word and in a sentence', () => {
  const names = { home: 'Lions', away: 'Rovers' };
  const texts = (outcome: Result) => [resultWord(outcome), resultSentence(outcome, names)];
  expect(texts(result(null))).toEqual([null, null]);
  expect(texts(result('forfeit'))).toEqual(['Forfeit', 'Forfeit: Lions did not come.']);
  expect(texts(late)[1]).toBe('Forfeit: Lions did not come, and did not say so in time.');
  expect(texts(inTime)[1]).toBe('Forfeit: Lions did not come, and said so in time.');
  expect(texts(byBoth)).toEqual(['Double forfeit', 'Double forfeit: neither side came.']);
  expect(texts({ ...byBoth, forfeitNotice: 'late' })[1]).toBe(
    'Double forfeit: neither side came, and neither said so in time.',
  );
  expect(texts({ ...byBoth, forfeitNotice: 'inTime' })[1]).toBe(
    'Double forfeit: neither side came, and both said so in time.',
  );
  expect(texts(result('walkover'))).toEqual(['Walkover', 'Walkover: Lions withdrew before the game.']);
  expect(texts(result('awarded'))).toEqual(['Awarded', 'Awarded to Rovers.']);
  expect(texts(result('abandoned'))).toEqual(['Abandoned', 'Abandoned: the score stands.']);
  const lost = result('abandoned', { counts: false });
  expect(texts(lost)).toEqual(['Abandoned, does not count', 'Abandoned: the score does not count.']);
  expect(texts(result('annulled', { counts: false }))).toEqual(['Annulled', 'Annulled: the result does not count.']);
});
