import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isTaken } from '#web/layout/last-known.ts';
import { onGreeting } from '#web/live/follow.ts';

const spreadMs = 2_000;
const firstTryMs = 5_000;
const longestTryMs = 60_000;

/**
 * Reads anew what could not be read, once the network is back: on every device, also where no service worker is. A stream may outlive a
 * lost network, and word of a change whose read failed is not told twice.
 */
export function followNetwork(client: QueryClient) {
  let retry: ReturnType<typeof setTimeout> | undefined;
  // A browser that never noticed says nothing when the network is back; a server that is down is asked less and less.
  const tryIn = (ms: number) => {
    const again = () => {
      tryIn(Math.min(ms * 2, longestTryMs));
      if (navigator.onLine) readAnew(client);
    };
    retry = setTimeout(again, ms * (0.5 + Math.random()));
  };
  onlineManager.subscribe((isOnline) => {
    clearTimeout(retry);
    if (isOnline) setTimeout(readAnew, Math.random() * spreadMs, client);
    else tryIn(firstTryMs);
  });
  // The stream begins where calls may not have been made yet.
  onGreeting(() => onlineManager.setOnline(true));
}

/** Whatever was shown as it had been, could not be read, or was not asked for. */
function readAnew(client: QueryClient) {
  void client.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.error !== null || isTaken(query) || query.isStale(),
  });
}
