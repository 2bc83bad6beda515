import type { Change, Patch, Topic } from '../changes.ts';

type StampedPatch = Patch & { at: number };

/** Of more than that a list is read anew. */
const mostJoined = 20;

export interface Batch {
  number: number;
  /** Whoever has been told of this has been told of every change up to here. */
  completeTo: number;
  topics: ReadonlySet<Topic>;
  /** The latest of each topic, with the number of its change. */
  patches: ReadonlyMap<Topic, StampedPatch>;
}

export function batchOf({ number, topics, patches = {} }: Change, completeTo: number): Batch {
  const stamped = Object.entries(patches).map(([topic, patch]) => [topic, { ...patch, at: number }] as const);
  return { number, completeTo, topics: new Set(topics), patches: new Map(stamped) };
}

/** Word of several processes may come out of order; the later change of a topic counts. */
export function merged(one: Batch, other: Batch): Batch {
  const patches = new Map(one.patches);
  for (const [topic, patch] of other.patches) {
    patches.set(topic, joined(patches.get(topic) ?? patch, patch));
  }
  return {
    number: Math.max(one.number, other.number),
    completeTo: Math.max(one.completeTo, other.completeTo),
    topics: new Set([...one.topics, ...other.topics]),
    patches,
  };
}

/** The later of the two; what both added to one list, one behind the other, is told together. */
function joined(one: StampedPatch, other: StampedPatch): StampedPatch {
  const [first, last] = one.at <= other.at ? [one, other] : [other, one];
  if (first === last || !first.added || !last.added) return last;
  const { from, items } = first.added;
  if (from + items.length !== last.added.from || items.length >= mostJoined) return last;
  return { ...last, added: { from, items: [...items, ...last.added.items] } };
}
