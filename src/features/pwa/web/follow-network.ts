import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api.ts';
import { isApplied } from '#web/layout/LastLoaded.tsx';
import { onGreeting } from '#web/live/follow.ts';

const spreadMs = 2_000;
const firstTryMs = 5_000;
const longestTryMs = 60_000;

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
      tryIn(Math.min(ms * 2, longestTryMs));
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
