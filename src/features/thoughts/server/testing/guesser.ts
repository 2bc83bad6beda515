/** What somebody saw of one thought: whatever an answer, a header or the stream said about it, by its place there. */
export type Seen = ReadonlyMap<string, string | number>;

export interface Scores {
  /** How often the author was named rightly, of those guessed. */
  naming: number;
  /** How often two that were said to share an author did. */
  pairs: number;
}

/**
 * Somebody who wants to know who wrote what, and already knows it of every second thought. For each thing that differs
 * from thought to thought there is one strategy: order them by it, and take neighbours to be of one author.
 */
export function guess(thoughts: readonly Seen[], authors: readonly number[]): Map<string, Scores> {
  const [first] = thoughts;
  const places = [...(first?.keys() ?? [])].filter((place) => differs(place, thoughts));
  return new Map(places.map((place) => [place, scoresOf(neighboursBy(place, thoughts), authors)]));
}

const differs = (place: string, thoughts: readonly Seen[]): boolean =>
  thoughts.every((seen) => seen.has(place)) && new Set(thoughts.map((seen) => seen.get(place))).size > 1;

/** The thoughts in the order of what was seen at a place; equal ones stay as the list has them. */
function neighboursBy(place: string, thoughts: readonly Seen[]): number[] {
  const seenAt = (at: number) => thoughts[at]?.get(place) ?? '';
  return [...thoughts.keys()].sort((one, other) => compared(seenAt(one), seenAt(other)));
}

const compared = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

function scoresOf(inOrder: readonly number[], authors: readonly number[]): Scores {
  const isOfOneAuthor = (one: number | undefined, other: number | undefined) =>
    authors[one ?? -1] === authors[other ?? -1];
  const named = inOrder.filter((thought, place) => isOfOneAuthor(thought, nearestKnown(inOrder, place)));
  const paired = inOrder.slice(1).filter((thought, before) => isOfOneAuthor(thought, inOrder[before]));
  return { naming: named.length / inOrder.length, pairs: paired.length / (inOrder.length - 1) };
}

/** The nearest of the other half: whichever half is asked about, the authors of the other are known. */
function nearestKnown(inOrder: readonly number[], place: number): number | undefined {
  const half = (inOrder[place] ?? 0) % 2;
  for (let away = 1; away < inOrder.length; away += 1) {
    const near = [inOrder[place - away], inOrder[place + away]];
    const known = near.find((thought) => thought !== undefined && thought % 2 !== half);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** Every single thing that stands in a value, by its path: `picture.id`, `comments.0.username`. */
export function leavesOf(value: unknown, path = ''): [string, string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path === '' ? name : `${path}.${name}`));
}
