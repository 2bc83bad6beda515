import type { SportFile, Statistic } from './file.ts';

interface Fault {
  path: readonly (string | number)[];
  /** Follows the name of the field, as the messages of a contract do. */
  message: string;
}

/** What is wrong between the parts of a definition: keys that are there twice, and keys of nothing. */
export function findFaults(file: SportFile): Fault[] {
  const counts = listCounts(file);
  const known = new Set(counts.map(({ key }) => key));
  const taps = new Set(file.taps.map(({ key }) => key));
  return [
    ...faultsOfKeys([...counts, ...listShownKeys(file)]),
    ...faultsOfTaps(file, known),
    ...unknownIn(file.fouls?.taps ?? [], taps, ['fouls', 'taps']),
    ...(file.fouls?.disqualifies ?? []).flatMap((rule, at) =>
      unknownIn(rule.taps, taps, ['fouls', 'disqualifies', at, 'taps']),
    ),
    ...listSums(file).flatMap(({ sum, path }) => unknownIn(Object.keys(sum), known, path)),
    ...faultsOfScore(file),
    ...faultsOfInnings(file),
  ];
}

interface PlacedKey {
  key: string;
  path: Fault['path'];
}

function listCounts({ statistics }: SportFile): PlacedKey[] {
  return statistics.flatMap((statistic, at): PlacedKey[] => {
    if (statistic.kind === 'count') return [{ key: statistic.key, path: ['statistics', at, 'key'] }];
    if (statistic.kind === 'derived') return [];
    return (['made', 'attempted'] as const).map((part) => ({
      key: statistic[part].key,
      path: ['statistics', at, part, 'key'],
    }));
  });
}

/** A pair may be called as the attempts that it counts. */
const listShownKeys = ({ statistics }: SportFile): PlacedKey[] =>
  statistics.flatMap((statistic, at): PlacedKey[] => {
    if (statistic.kind === 'pair') return [{ key: statistic.percentageKey, path: ['statistics', at, 'percentageKey'] }];
    return statistic.kind === 'derived' ? [{ key: statistic.key, path: ['statistics', at, 'key'] }] : [];
  });

/** What a line of a box score is sent with, beside its numbers. */
const reserved = new Set(['playerId', 'didNotPlay', 'note']);

function faultsOfKeys(all: readonly PlacedKey[]): Fault[] {
  const seen = new Set<string>();
  return all.flatMap(({ key, path }) => {
    if (reserved.has(key) || key in Object.prototype) return [{ path, message: 'is a word that cannot be a key' }];
    const isTwice = seen.has(key);
    seen.add(key);
    return isTwice ? [{ path, message: `is the key of another statistic, too: ${key}` }] : [];
  });
}

function faultsOfTaps({ taps }: SportFile, counts: ReadonlySet<string>): Fault[] {
  const keys = taps.map(({ key }) => key);
  return taps.flatMap((tap, at) => [
    ...(keys.indexOf(tap.key) === at
      ? []
      : [{ path: ['taps', at, 'key'], message: `is the key of another tap, too: ${tap.key}` }]),
    ...(['adds', 'addsToOther', 'addsToFielder'] as const).flatMap((part) =>
      unknownIn(Object.keys(tap[part] ?? {}), counts, ['taps', at, part]),
    ),
  ]);
}

function listSums({ statistics, table, performance }: SportFile): { sum: object; path: Fault['path'] }[] {
  return [
    ...statistics.flatMap((statistic, at) =>
      listOwnSums(statistic).map(([part, sum]) => ({ sum, path: ['statistics', at, part] })),
    ),
    { sum: table.countTries ?? {}, path: ['table', 'countTries'] },
    { sum: performance.by ?? {}, path: ['performance', 'by'] },
  ];
}

function listOwnSums(statistic: Statistic): [string, object][] {
  if (statistic.kind === 'pair') return [];
  if (statistic.kind === 'count') return [['follows', statistic.follows ?? {}]];
  return [
    ['outOf', statistic.outOf],
    ['of', typeof statistic.of === 'string' ? {} : statistic.of],
  ];
}

function unknownIn(keys: readonly string[], known: ReadonlySet<string>, path: Fault['path']): Fault[] {
  const unknown = keys.find((key) => !known.has(key));
  return unknown === undefined ? [] : [{ path, message: `names ${unknown}, which is not there` }];
}

function faultsOfScore({ statistics }: SportFile): Fault[] {
  const parts = statistics.flatMap((statistic) => {
    if (statistic.kind === 'pair') return [statistic.made, statistic.attempted];
    return statistic.kind === 'count' ? [statistic] : [];
  });
  const isScored = parts.some(({ worth = 0 }) => worth > 0);
  return isScored ? [] : [{ path: ['statistics'], message: 'must have one that is worth points' }];
}

/** Balls and dismissals mean something in innings alone, of which each side has one. */
function faultsOfInnings({ innings, periods, taps }: SportFile): Fault[] {
  if (innings) {
    return periods.count === 2 ? [] : [{ path: ['periods', 'count'], message: 'must be 2: each side has one innings' }];
  }
  const at = taps.findIndex(({ ball, dismissal }) => ball || dismissal);
  return at === -1 ? [] : [{ path: ['taps', at], message: 'is a ball, in a sport without innings' }];
}
