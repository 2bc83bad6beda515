import { type Bonus, type Counts, type SportDefinition, type Statistic, total } from './definition.ts';
import type { Sum } from './fields.ts';
import type * as file from './file.ts';
import { formulas } from './formulas.ts';
import type { Bonus as FileBonus } from './table-file.ts';

/** The definition that a file holds: its sums and formulas become functions. */
export function readDefinition({ statistics, table, performance, ...definition }: file.SportFile): SportDefinition {
  const { bonuses, countTries, ...rules } = table;
  const { by, ...thresholds } = performance;
  return {
    ...definition,
    statistics: statistics.map(readStatistic),
    table: {
      ...rules,
      ...(bonuses && { bonuses: bonuses.map(readBonus) }),
      ...(countTries && { countTries: sumBy(countTries) }),
      periodName: definition.periods.name.toLowerCase(),
    },
    performance: { ...thresholds, ...(by && { by: sumBy(by) }) },
  };
}

function readStatistic(statistic: file.Statistic): Statistic {
  if (statistic.kind === 'pair') return statistic;
  if (statistic.kind === 'count') {
    const { follows, ...count } = statistic;
    return { ...count, ...(follows && { follows: sumBy(follows) }) };
  }
  const { of, outOf, ...derived } = statistic;
  return { ...derived, of: typeof of === 'string' ? formulas[of] : sumBy(of), outOf: sumBy(outOf) };
}

function readBonus({ triesFrom, losingBy, perPeriodWon, ...bonus }: FileBonus): Bonus {
  if (perPeriodWon) return { ...bonus, needs: 'periods', timesEarned: ({ periods }) => periods ?? 0 };
  return {
    ...bonus,
    ...(triesFrom !== undefined && { needs: 'tries' }),
    timesEarned: ({ own, other, tries }) =>
      Number(
        (triesFrom !== undefined && tries !== null && tries >= triesFrom) ||
          (losingBy !== undefined && own < other && other - own <= losingBy),
      ),
  };
}

function sumBy(worths: Sum): (counts: Counts) => number {
  const parts = Object.entries(worths);
  return (counts) => parts.reduce((sum, [key, worth]) => sum + worth * total(counts, key), 0);
}
