import type { Change, Patch, Topic } from '../changes.ts';

export interface Bundle {
  number: number;
  /** Whoever has been told of this has been told of every change up to here. */
  completeTo: number;
  topics: ReadonlySet<Topic>;
  /** The latest of each topic, with the number of its change. */
  patches: ReadonlyMap<Topic, Patch & { at: number }>;
}

export function bundleOf({ number, topics, patches = {} }: Change, completeTo: number): Bundle {
  const stamped = Object.entries(patches).map(([topic, patch]) => [topic, { ...patch, at: number }] as const);
  return { number, completeTo, topics: new Set(topics), patches: new Map(stamped) };
}

/** Word of several processes may come out of order; the later change of a topic counts. */
export function merged(one: Bundle, other: Bundle): Bundle {
  const patches = new Map(one.patches);
  for (const [topic, patch] of other.patches) {
    if (patch.at > (patches.get(topic)?.at ?? 0)) patches.set(topic, patch);
  }
  return {
    number: Math.max(one.number, other.number),
    completeTo: Math.max(one.completeTo, other.completeTo),
    topics: new Set([...one.topics, ...other.topics]),
    patches,
  };
}
