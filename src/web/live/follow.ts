import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CacheTag, entriesByTag, everything } from '#shared/cache-tags.ts';
import { ExternalStore } from '../routing/rendering.ts';
import { isLoggedIn, onSessionChange } from '../session/session.ts';
import { confirmSession } from '../session/session-requests.ts';
import { Refetches, refreshChanged, refreshResponse } from './freshness.ts';
import { Patches } from './patches.ts';
import { forgetChanges, forgetShown, isSetBack, noteChange, ownWrite, shownChange } from './sources.ts';
import { type Audience, type ChangeEvent, type Greeting, type LiveEvent, listenAcrossTabs } from './stream.ts';

const askAgainAfterMs = 5_000;
const greetings = new EventTarget();

/** Calls `notify` each time the stream opens: with the page, and after each loss of the network or the server. */
export const onGreeting = (notify: () => void): void => greetings.addEventListener('greeting', notify);

export function followChanges(client: QueryClient) {
  let stop: (() => void) | null = null;
  let followed: Audience | null = null;
  let events = new LiveEvents(client);
  let endedInARow = 0;

  const leave = () => {
    stop?.();
    stop = null;
    events.stop();
    events = new LiveEvents(client);
    forgetChanges();
  };
  const follow = () => {
    const audience = audienceHere();
    if (audience !== followed) leave();
    followed = audience;
    if (audience) stop ??= listenAcrossTabs(audience, receive);
  };
  const receive = (event: LiveEvent) => {
    if (event.kind === 'hello') greetings.dispatchEvent(new Event('greeting'));
    if (events.apply(event)) endedInARow = 0;
    else ended();
  };
  // The stream's session is over; another tab may have begun a new one. Where calls carry the cookie but the stream does
  // not, each stream ends like this although the session is valid.
  const ended = () => {
    leave();
    endedInARow += 1;
    if (endedInARow === 1) askAgain();
    else setTimeout(askAgain, askAgainAfterMs);
  };
  // An unreachable server must not log anyone out: ask again later.
  const askAgain = () => {
    confirmSession().then(follow, () => setTimeout(askAgain, askAgainAfterMs));
  };
  onSessionChange(follow);
  pagesForVisitors.subscribe(follow);
  follow();
}

/** The stream that is needed now: a member has one everywhere, a visitor on pages that show live data. */
const audienceHere = (): Audience | null => (isLoggedIn() ? 'member' : pagesForVisitors.get() > 0 ? 'visitor' : null);

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

  #changed({ number, completeTo = 0, tags, patches, withinMs }: ChangeEvent): void {
    noteChange(number, completeTo);
    if (patches) this.#patches.apply(patches);
    // Whatever its number, a response may lack a change of everything: no tag names what changed.
    const change = tags.includes(everything) ? Number.POSITIVE_INFINITY : number;
    const changed = new Map(tags.map((tag) => [tag, change]));
    this.#refetches.schedule(changed, withinMs);
  }

  #answered(event: QueryCacheNotifyEvent): void {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    this.#patches.completeResponse(event.query);
    refreshResponse(this.#client, event.query);
  }
}

/**
 * The changes that the screen, which is at change `shown`, missed while the stream was down or not open yet: everything when
 * the greeting does not reach back so far. When `shown` is null, first reads may be in flight, so all of `missed` counts.
 */
export function missedBy(
  shown: number | null,
  { number, since = number, missed = {} }: Greeting,
): ReadonlyMap<CacheTag, number> {
  if (shown !== null && shown < since) return new Map([[everything, number]]);
  return new Map(entriesByTag(missed).filter(([, change]) => change > (shown ?? 0)));
}

/** How many mounted pages are open to visitors and show what the visitors' stream reports. */
const pagesForVisitors = new ExternalStore(0);

/** For a page that visitors see live as well: while it is mounted there is a stream, also for a visitor. */
export function useStreamForVisitors(): void {
  // An effect, since the stream is outside React: it opens and closes with the page.
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

const count = (by: number) => pagesForVisitors.set(pagesForVisitors.get() + by);
