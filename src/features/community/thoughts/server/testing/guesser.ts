/** What an observer saw of one thought in responses, headers and the stream, keyed by the path where it was seen. */
export type Seen = ReadonlyMap<string, string | number>;

export interface Scores {
  /** The share of thoughts whose author was guessed correctly. */
  naming: number;
  /** The share of guessed pairs that do have the same author. */
  pairs: number;
}

/**
 * An attacker who wants to know the authors, and already knows them for every second thought. For each property that differs
 * between thoughts there is one strategy: sort by it, and assume that neighbours have the same author.
 */
export function guess(thoughts: readonly Seen[], authors: readonly number[]): Map<string, Scores> {
  const [first] = thoughts;
  const paths = [...(first?.keys() ?? [])].filter((path) => differs(path, thoughts));
  return new Map(paths.map((path) => [path, scoreGuesses(neighboursBy(path, thoughts), authors)]));
}

const differs = (path: string, thoughts: readonly Seen[]): boolean =>
  thoughts.every((seen) => seen.has(path)) && new Set(thoughts.map((seen) => seen.get(path))).size > 1;

/** The thoughts sorted by what was seen at a path; equal ones keep the order of the list. */
function neighboursBy(path: string, thoughts: readonly Seen[]): number[] {
  const seenAt = (at: number) => thoughts[at]?.get(path) ?? '';
  return [...thoughts.keys()].sort((one, other) => compared(seenAt(one), seenAt(other)));
}

const compared = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

function scoreGuesses(inOrder: readonly number[], authors: readonly number[]): Scores {
  const isOfOneAuthor = (one: number | undefined, other: number | undefined) =>
    authors[one ?? -1] === authors[other ?? -1];
  const named = inOrder.filter((thought, index) => isOfOneAuthor(thought, nearestKnown(inOrder, index)));
  const paired = inOrder.slice(1).filter((thought, before) => isOfOneAuthor(thought, inOrder[before]));
  return { naming: named.length / inOrder.length, pairs: paired.length / (inOrder.length - 1) };
}

/** The nearest thought of the other half, whose authors the attacker knows. */
function nearestKnown(inOrder: readonly number[], index: number): number | undefined {
  const half = (inOrder[index] ?? 0) % 2;
  for (let away = 1; away < inOrder.length; away += 1) {
    const near = [inOrder[index - away], inOrder[index + away]];
    const known = near.find((thought) => thought !== undefined && thought % 2 !== half);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** All primitive values in a value, with their paths: `picture.id`, `comments.0.username`. */
export function listLeaves(value: unknown, path = ''): [string, string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, child]) => listLeaves(child, path === '' ? name : `${path}.${name}`));
}
