/** Random choices that are the same at every start: the demo village must not change between two runs. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  chance(share: number): boolean;
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number];
  pickWeighted<T>(list: readonly T[], weight: (item: T) => number): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function seededRandom(subject: string): Random {
  const next = mulberry32(hash(subject));
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    pickWeighted: (list, weight) => pickAt(list, weight, next()),
    shuffled: (list) =>
      list
        .map((item) => ({ item, sortKey: next() }))
        .sort((a, b) => a.sortKey - b.sortKey)
        .map(({ item }) => item),
  };
}

function pickAt<T>(list: readonly T[], weight: (item: T) => number, share: number): T {
  let remaining = share * list.reduce((sum, item) => sum + weight(item), 0);
  for (const item of list) {
    remaining -= weight(item);
    if (remaining < 0) return item;
  }
  throw new RangeError('Nothing to pick from');
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Tommy Ettinger's mulberry32: small, and good enough for pictures and scores. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
