import '#web/layout/LastLoaded.tsx';
import '#web/outbox/QueuedHere.tsx';
import { InfiniteQueryObserver, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { noticesOptions } from '#features/people/notices/web/api.ts';
import { ApiError } from '#web/api/api.ts';
import { isApplied } from '#web/layout/LastLoaded.tsx';
import { onGreeting } from '#web/live/follow.ts';
import { followOutbox } from '#web/outbox/account-outbox.ts';
import { isLoggedIn, onSessionChange } from '#web/session/session.ts';
import { followInstalling } from './install.ts';
import { followVersion } from './new-version.ts';
import { followPersisted } from './offline/follow-persisted.ts';

/** Shows the number of unread notices on the installed app's icon, if the device supports badges. */
export function followBadge(client: QueryClient) {
  if (!('setAppBadge' in navigator)) return;
  let unread = 0;
  const show = () => void navigator.setAppBadge(isLoggedIn() ? unread : 0).catch(() => undefined);
  // The bell fetches the notices; this observer only watches the cache.
  new InfiniteQueryObserver(client, { ...noticesOptions, enabled: false }).subscribe(({ data }) => {
    unread = data?.filter(({ read }) => !read).length ?? 0;
    show();
  });
  onSessionChange(show);
}

/** Starts the PWA features that the browser supports. `prefetch` prefetches the reads that must work offline. */
export function followApp(client: QueryClient, prefetch: () => Promise<void>) {
  followNetwork(client);
  const registered = registerWorker();
  followVersion(registered);
  followInstalling(client);
  followBadge(client);
  followOutbox(registered);
  // Without a worker no page opens offline, so nothing needs to be stored. One that still downloads the app may be ready
  // by the time it is needed: what is seen meanwhile is stored, and only the prefetch waits.
  void registered.then((worker) => {
    if (!worker) return;
    followPersisted(client, async () => {
      await navigator.serviceWorker.ready;
      await prefetch();
    });
  });
}

/** Null without service workers: without HTTPS, or in a browser that stores nothing. */
async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
}

const spreadMs = 2_000;
const firstTryMs = 5_000;
const maxTryMs = 60_000;

/**
 * Refetches active queries that failed: once the network is back, and after a while if a busy server refused. The live stream may
 * outlive a lost network, and an event is not sent twice. Runs on every device, also without a service worker.
 */
export function followNetwork(client: QueryClient) {
  const queries = client.getQueryCache();
  let isTrying = false;
  // A browser that missed the outage fires no `online` event, so this retries on a timer, less and less often.
  const tryIn = (ms: number) => {
    const again = () => {
      isTrying = false;
      const isOnline = onlineManager.isOnline();
      if (isOnline && !queries.getAll().some(needsRefetch)) return;
      tryIn(Math.min(ms * 2, maxTryMs));
      if (navigator.onLine) void client.refetchQueries({ predicate: isOnline ? needsRefetch : isToBeRead });
    };
    if (isTrying) return;
    isTrying = true;
    setTimeout(again, ms * (0.5 + Math.random()));
  };
  queries.subscribe((event) => {
    if (event.type === 'updated' && (event.action.type === 'error' || needsRefetch(event.query))) tryIn(firstTryMs);
  });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) setTimeout(() => client.refetchQueries({ predicate: isToBeRead }), Math.random() * spreadMs);
    else tryIn(firstTryMs);
  });
  // The stream may connect before any request has shown that the network is back.
  onGreeting(() => navigator.onLine && onlineManager.setOnline(true));
}

/** An active query that failed, shows stored offline data, or is stale. */
const isToBeRead = (query: Query): boolean =>
  query.isActive() && (query.state.error !== null || isApplied(query) || query.isStale());

/** An active query that is invalidated, or whose refetch failed with a temporary error. */
const needsRefetch = (query: Query): boolean => {
  const { data, error, fetchMeta, fetchStatus, isInvalidated } = query.state;
  if (!query.isActive() || data === undefined || fetchStatus !== 'idle') return false;
  // A failed next page has its own retry button.
  if (fetchMeta?.fetchMore) return false;
  return error === null ? isInvalidated : mayPass(error);
};

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
