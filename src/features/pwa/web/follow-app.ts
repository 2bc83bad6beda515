import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import '#web/layout/LastLoaded.tsx';
import '#web/waiting/WaitingHere.tsx';
import '#web/waiting/WaitingHere.tsx';
import { noticesOptions } from '#features/notices/web/api.ts';
import { isLoggedIn, onSessionChange } from '#web/session/session.ts';
import { followNetwork } from './follow-network.ts';
import { followInstalling } from './install.ts';
import { followVersion } from './new-version.ts';
import { followPersisted } from './offline/follow-persisted.ts';
import { followWaiting } from './waiting/queue.ts';

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
  followWaiting(registered);
  // Without a worker no page opens offline, so nothing needs to be stored.
  void registered.then(async (worker) => {
    if (!worker) return;
    await navigator.serviceWorker.ready;
    followPersisted(client, prefetch);
  });
}

/** Null without service workers: without HTTPS, or in a browser that stores nothing. */
async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
}
