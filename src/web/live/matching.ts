import type { Patch } from './patches.ts';

export type LiveEvent = Greeting | ChangeEvent | { kind: 'ended' };

export interface Greeting {
  kind: 'hello';
  number: number;
  /** Every change after this one is in `missed`; without it none is. */
  since?: number;
  missed?: Readonly<Record<string, number>>;
}

export interface ChangeEvent {
  kind: 'change';
  number: number;
  /** Every change up to there has been told, as far as the teller knows. */
  completeTo?: number;
  /** Cache tags, as they are called on the wire. */
  topics: readonly string[];
  patches?: Readonly<Record<string, Patch>>;
  /** When so many were told that each looks again at a moment of its own within this time. */
  withinMs?: number;
}

export const everything = '*';

/** Whether what is made of `own` tags is stale after a change of this one: `game:*` stands for each game. */
export const isTouchedBy = (own: readonly string[], changed: string): boolean =>
  changed === everything || own.includes(changed) || own.includes(anyOf(changed));

const anyOf = (tag: string): string => `${tag.slice(0, tag.lastIndexOf(':') + 1)}*`;

/**
 * What was missed while the stream was down, or before it was up, by what is on screen and stands at `shown`; all where
 * the greeting does not reach back so far. Before anything was read, first reads may be under way.
 */
export function missedBy(
  shown: number | null,
  { number, since = number, missed = {} }: Greeting,
): ReadonlyMap<string, number> {
  if (shown !== null && shown < since) return new Map([[everything, number]]);
  return new Map(Object.entries(missed).filter(([, change]) => change > (shown ?? 0)));
}
