import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api.ts';
import { isTaken } from '#web/layout/last-known.ts';
import { onGreeting } from '#web/live/follow.ts';

const spreadMs = 2_000;
const firstTryMs = 5_000;
const longestTryMs = 60_000;

/**
 * Reads again what is shown and could not be read: once the network is back, and after a while where a pressed server refused. A stream
 * may outlive a lost network, and word of a change is not told twice. On every device, also where no service worker is.
 */
export function followNetwork(client: QueryClient) {
  const queries = client.getQueryCache();
  let isTrying = false;
  // A browser that never noticed says nothing when the network is back; a server that is down is asked less and less.
  const tryIn = (ms: number) => {
    const again = () => {
      isTrying = false;
      const isOnline = onlineManager.isOnline();
      if (isOnline && !queries.getAll().some(isBehind)) return;
      tryIn(Math.min(ms * 2, longestTryMs));
      if (navigator.onLine) void client.refetchQueries({ predicate: isOnline ? isBehind : isToBeRead });
    };
    if (isTrying) return;
    isTrying = true;
    setTimeout(again, ms * (0.5 + Math.random()));
  };
  queries.subscribe((event) => {
    if (event.type === 'updated' && (event.action.type === 'error' || isBehind(event.query))) tryIn(firstTryMs);
  });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) setTimeout(() => client.refetchQueries({ predicate: isToBeRead }), Math.random() * spreadMs);
    else tryIn(firstTryMs);
  });
  // The stream begins where calls may not have been made yet.
  onGreeting(() => navigator.onLine && onlineManager.setOnline(true));
}

/** Whatever is shown as it had been, could not be read, or was not asked for. */
const isToBeRead = (query: Query): boolean =>
  query.isActive() && (query.state.error !== null || isTaken(query) || query.isStale());

/** It has changed since, and the read of that failed in a way that passes. */
const isBehind = (query: Query): boolean => {
  const { data, error, fetchMeta, fetchStatus, isInvalidated } = query.state;
  if (!query.isActive() || data === undefined || fetchStatus !== 'idle') return false;
  // A further page that failed has a button of its own.
  if (fetchMeta?.fetchMore) return false;
  return error === null ? isInvalidated : mayPass(error);
};

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
