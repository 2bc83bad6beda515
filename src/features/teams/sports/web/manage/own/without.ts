import type { SportFile, Statistic } from '../../../definitions/file.ts';

type Tap = SportFile['taps'][number];

/** The definition without these counts and taps: nothing that is left speaks of them. */
export function without(file: SportFile, counts: ReadonlySet<string>, taps: ReadonlySet<string>): SportFile {
  const { fouls, shootOut, performance, table, ...rest } = file;
  const left = file.taps.filter(({ key }) => !taps.has(key)).flatMap((tap) => tapWithout(tap, counts));
  const keys = new Set(left.map(({ key }) => key));
  const only = (all: readonly string[]) => all.filter((key) => keys.has(key));
  const fouling = fouls && only(fouls.taps);
  return {
    ...rest,
    taps: left,
    statistics: file.statistics.flatMap((statistic) => statisticWithout(statistic, counts)),
    ...(fouls &&
      fouling &&
      fouling.length > 0 && {
        fouls: {
          ...fouls,
          taps: fouling,
          disqualifies: fouls.disqualifies
            .map((rule) => ({ ...rule, taps: only(rule.taps) }))
            .filter((rule) => rule.taps.length > 0),
        },
      }),
    ...(shootOut && left.some(({ inShootOut }) => inShootOut) && { shootOut }),
    performance: performanceWithout(performance, counts),
    table: tableWithout(table, counts),
  };
}

function tapWithout(tap: Tap, counts: ReadonlySet<string>): Tap[] {
  const { adds, addsToOther, addsToFielder, ...rest } = tap;
  const left = {
    ...rest,
    adds: sumWithout(adds, counts),
    ...(addsToOther && { addsToOther: sumWithout(addsToOther, counts) }),
    ...(addsToFielder && { addsToFielder: sumWithout(addsToFielder, counts) }),
  };
  // A dismissal may count nothing, and is pressed all the same.
  return Object.keys(adds).length > 0 && Object.keys(left.adds).length === 0 ? [] : [left];
}

function statisticWithout(statistic: Statistic, counts: ReadonlySet<string>): Statistic[] {
  if (statistic.kind === 'count') {
    const { follows, ...rest } = statistic;
    return [{ ...rest, ...(follows && { follows: sumWithout(follows, counts) }) }];
  }
  if (statistic.kind === 'pair') return [statistic];
  const outOf = sumWithout(statistic.outOf, counts);
  const of = typeof statistic.of === 'string' ? statistic.of : sumWithout(statistic.of, counts);
  return Object.keys(outOf).length === 0 ? [] : [{ ...statistic, of, outOf }];
}

function performanceWithout({ by, ...rest }: SportFile['performance'], counts: ReadonlySet<string>) {
  const left = sumWithout(by ?? {}, counts);
  return { ...rest, ...(Object.keys(left).length > 0 && { by: left }) };
}

function tableWithout({ countTries, bonuses, ...rest }: SportFile['table'], counts: ReadonlySet<string>) {
  const left = sumWithout(countTries ?? {}, counts);
  const isCounted = Object.keys(left).length > 0;
  const earned = bonuses?.filter(({ triesFrom }) => isCounted || triesFrom === undefined) ?? [];
  return { ...rest, ...(isCounted && { countTries: left }), ...(earned.length > 0 && { bonuses: earned }) };
}

const sumWithout = (sum: Readonly<Record<string, number>>, counts: ReadonlySet<string>): Record<string, number> =>
  Object.fromEntries(Object.entries(sum).filter(([key]) => !counts.has(key)));
