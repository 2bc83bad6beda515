import type { Patch } from './patches.ts';

/** What the server says over the stream. */
export type LiveEvent = Greeting | ChangeEvent | { kind: 'ended' };

export interface Greeting {
  kind: 'hello';
  number: number;
}

export interface ChangeEvent {
  kind: 'change';
  number: number;
  topics: readonly string[];
  /** What of rows has changed, by topic. */
  patches?: Readonly<Record<string, Patch>>;
  /** When so many were told that each looks again at a moment of its own within this time. */
  withinMs?: number;
}

export const everything = '*';

/** Whether what is made of `own` topics is stale after a change of this one: `game:*` stands for each game. */
export const isTouchedBy = (own: readonly string[], changed: string): boolean =>
  changed === everything || own.includes(changed) || own.includes(anyOf(changed));

/** `game:*` of `game:115`; of a topic that is no row's, nothing that there is. */
export const anyOf = (topic: string): string => `${topic.slice(0, topic.lastIndexOf(':') + 1)}*`;

/**
 * Whether something was missed while the stream was down, or before it was up: the server's number is not the one
 * that what is on screen stands at. Where nothing was read yet, nothing can have been missed.
 */
export function missedSomething(shown: number | null, hello: number): boolean {
  return shown !== null && shown !== hello;
}
