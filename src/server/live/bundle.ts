import type { Change, Patch, Topic } from '../changes.ts';

/** Several changes that browsers are told of in one event. */
export interface Bundle {
  /** Of the latest one. */
  number: number;
  topics: ReadonlySet<Topic>;
  /** The latest of each topic, with the number of its change. */
  patches: ReadonlyMap<Topic, Patch & { at: number }>;
}

export function bundleOf({ number, topics, patches = {} }: Change): Bundle {
  const stamped = Object.entries(patches).map(([topic, patch]) => [topic, { ...patch, at: number }] as const);
  return { number, topics: new Set(topics), patches: new Map(stamped) };
}

/** Word of several processes may come out of order; the later change of a topic counts. */
export function merged(one: Bundle, other: Bundle): Bundle {
  const patches = new Map(one.patches);
  for (const [topic, patch] of other.patches) {
    if (patch.at > (patches.get(topic)?.at ?? 0)) patches.set(topic, patch);
  }
  return { number: Math.max(one.number, other.number), topics: new Set([...one.topics, ...other.topics]), patches };
}
