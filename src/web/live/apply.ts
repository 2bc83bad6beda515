import type { QueryClient } from '@tanstack/react-query';
import { hearChange, heardChange, shownChange } from './heard.ts';
import { everything, isTouched, type LiveEvent, missedSomething, topicsOf } from './matching.ts';

/** Refetches what a change made stale and is on screen; the rest is refetched when next shown. */
export function refreshTopics(client: QueryClient, changed: readonly string[]): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => isTouched(topicsOf(query.meta), changed) });
}

/** Takes in one word from the server. Returns false when the session is over. */
export function applyLiveEvent(client: QueryClient, event: LiveEvent): boolean {
  if (event.kind === 'ended') return false;
  const missed = event.kind === 'hello' && missedSomething(shownChange(), event.number);
  // Words of several processes may overtake each other; a hello is where the server really stands.
  hearChange(event.kind === 'hello' ? event.number : Math.max(event.number, heardChange() ?? 0));
  if (missed) void refreshTopics(client, [everything]);
  if (event.kind === 'change') void refreshTopics(client, event.topics);
  return true;
}
