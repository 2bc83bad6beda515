import type { Query, QueryClient } from '@tanstack/react-query';
import { latestChange, noteChange, shownChange } from './change-numbers.ts';
import { type ChangeEvent, everything, isTouched, type LiveEvent, missedSomething, topicsOf } from './matching.ts';
import { Patches } from './patches.ts';
import { Refetches } from './refetches.ts';

/** Refetches what a change made stale and is on screen; the rest is refetched when next shown. */
export function refreshTopics(client: QueryClient, changed: readonly string[]): Promise<void> {
  const touched = (query: Query) => isTouched(topicsOf(query), changed);
  // A first answer that is under way cannot be asked for anew, and may be older than the change.
  for (const query of client.getQueryCache().findAll({ predicate: touched, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    const refresh = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(refresh, () => undefined);
  }
  return client.invalidateQueries({ predicate: touched });
}

/** Takes in what the server says over the stream, for as long as somebody listens. */
export class LiveEvents {
  readonly #patches: Patches;
  readonly #refetches: Refetches;

  constructor(client: QueryClient) {
    this.#patches = new Patches(client);
    this.#refetches = new Refetches((topics) => void refreshTopics(client, topics));
  }

  /** Takes in one word. Returns false when the session is over. */
  apply(event: LiveEvent): boolean {
    if (event.kind === 'ended') return false;
    if (event.kind === 'hello') this.#greeted(event.number);
    else this.#changed(event);
    return true;
  }

  stop(): void {
    this.#refetches.stop();
  }

  /** A greeting is where the server really stands. */
  #greeted(number: number): void {
    const missed = missedSomething(shownChange(), number);
    if (number < (latestChange() ?? 0)) this.#patches.forget();
    noteChange(number);
    if (missed) this.#refetches.ask([everything]);
  }

  /** Words of several processes may overtake each other. */
  #changed({ number, topics, patches, withinMs }: ChangeEvent): void {
    noteChange(Math.max(number, latestChange() ?? 0));
    if (patches) this.#patches.apply(patches);
    if (withinMs === undefined) this.#refetches.ask(topics);
    else this.#refetches.askWithin(topics, withinMs);
  }
}
