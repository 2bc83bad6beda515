import type { Query } from '@tanstack/react-query';
import type { Patch } from './patches.ts';

/** What the server says over the stream. */
export type LiveEvent = { kind: 'hello'; number: number } | ChangeEvent | { kind: 'ended' };

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

/** Whether a read made of `own` topics is stale after a change of `changed` ones. */
export function isTouched(own: readonly string[], changed: readonly string[]): boolean {
  return changed.includes(everything) || own.some((topic) => changed.includes(topic));
}

/**
 * Whether something was missed while the stream was down, or before it was up: the server's number is not the one
 * that what is on screen stands at. Where nothing was read yet, nothing can have been missed.
 */
export function missedSomething(shown: number | null, hello: number): boolean {
  return shown !== null && shown !== hello;
}

/** What the answers to a query were made of, as they came with them. */
const topicsByQuery = new Map<string, readonly string[]>();

export function noteTopics(queryHash: string, header: string | null) {
  if (header !== null) topicsByQuery.set(queryHash, header.split(' '));
}

/** The topics of a query: those that came with its answer, else those of its `meta`. */
export function topicsOf({ queryHash, meta }: Pick<Query, 'queryHash' | 'meta'>): readonly string[] {
  const topics = topicsByQuery.get(queryHash) ?? meta?.['topics'];
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [];
}
