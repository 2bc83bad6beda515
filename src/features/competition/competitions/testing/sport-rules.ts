import type { resolveTableRules } from '../rules.ts';

type CompetitionRules = NonNullable<Parameters<typeof resolveTableRules>[1]>;

/** A competition with the rules of its sport, but for these. */
export const competitionRules = (rules: Partial<CompetitionRules> = {}): CompetitionRules => ({
  tableOrder: 'sport',
  ...{ pointsForWin: null, pointsForDraw: null, pointsForLoss: null, pointsForNoResult: null },
  ...{ decidingSetWin: null, decidingSetLoss: null, overtimeWin: null, overtimeLoss: null, pointsPerPeriod: null },
  bonuses: true,
  firstTieBreak: 'sport',
  headToHeadAgain: true,
  ...{ forfeitScore: null, forfeitPoints: null, lateForfeitPoints: null, walkoverPoints: null, awardedPoints: null },
  ...rules,
});
