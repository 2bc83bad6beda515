import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { forgetChanges, isSetBack, noteChange, ownWrite, shownChange } from './change-numbers.ts';
import { everything, refreshAnswered, refreshChanged } from './freshness.ts';
import { Patches } from './patches.ts';
import { Refetches } from './refetches.ts';
import { forgetShown } from './sources.ts';
import type { ChangeEvent, Greeting, LiveEvent } from './stream.ts';

export class LiveEvents {
  readonly #client: QueryClient;
  readonly #patches: Patches;
  readonly #refetches: Refetches;
  readonly #stops: readonly (() => void)[];

  constructor(client: QueryClient) {
    this.#client = client;
    this.#patches = new Patches(client);
    this.#refetches = new Refetches((changed) => refreshChanged(client, changed));
    this.#stops = [
      client.getQueryCache().subscribe((event) => this.#answered(event)),
      // Not throttled: the person who made the change is looking at it. Its event on the stream then finds all fetched.
      ownWrite.subscribe(() => {
        const { number, tags } = ownWrite.get();
        refreshChanged(client, new Map(tags.map((tag) => [tag, number])));
      }),
    ];
  }

  /** Applies one event. Returns false when the session is over. */
  apply(event: LiveEvent): boolean {
    if (event.kind === 'ended') return false;
    if (event.kind === 'hello') this.#greeted(event);
    else this.#changed(event);
    return true;
  }

  stop(): void {
    this.#refetches.stop();
    for (const stop of this.#stops) stop();
  }

  #greeted(greeting: Greeting): void {
    const { number } = greeting;
    const setBack = isSetBack(number);
    const missed = setBack ? new Map([[everything, number]]) : missedBy(shownChange(), greeting);
    if (setBack) {
      this.#patches.forget();
      forgetShown(this.#client);
      forgetChanges();
    }
    noteChange(number, number);
    this.#refetches.schedule(missed);
  }

  #changed({ number, completeTo = 0, topics: tags, patches, withinMs }: ChangeEvent): void {
    noteChange(number, completeTo);
    if (patches) this.#patches.apply(patches);
    // Whatever its number, an answer may lack a change of everything: no tag names what changed.
    const change = tags.includes(everything) ? Number.POSITIVE_INFINITY : number;
    const changed = new Map(tags.map((tag) => [tag, change]));
    this.#refetches.schedule(changed, withinMs);
  }

  #answered(event: QueryCacheNotifyEvent): void {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    this.#patches.completeAnswer(event.query);
    refreshAnswered(this.#client, event.query);
  }
}

/**
 * The changes that the screen, which is at change `shown`, missed while the stream was down or not open yet: everything when
 * the greeting does not reach back so far. When `shown` is null, first reads may be in flight, so all of `missed` counts.
 */
export function missedBy(
  shown: number | null,
  { number, since = number, missed = {} }: Greeting,
): ReadonlyMap<string, number> {
  if (shown !== null && shown < since) return new Map([[everything, number]]);
  return new Map(Object.entries(missed).filter(([, change]) => change > (shown ?? 0)));
}
