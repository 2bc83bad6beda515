import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import '#web/layout/LastLoaded.tsx';
import '#web/waiting/WaitingHere.tsx';
import '#web/waiting/WaitingLine.tsx';
import { noticesOptions } from '#features/notices/web/api.ts';
import { isLoggedIn, onSessionChange } from '#web/session/session.ts';
import { followNetwork } from './follow-network.ts';
import { followInstalling } from './install.ts';
import { followVersion } from './new-version.ts';
import { followKept } from './offline/follow-kept.ts';
import { followWaiting } from './waiting/queue.ts';

/** The icon of the installed app shows how many notices are new, where the device can. */
export function followBadge(client: QueryClient) {
  if (!('setAppBadge' in navigator)) return;
  let unread = 0;
  const show = () => void navigator.setAppBadge(isLoggedIn() ? unread : 0).catch(() => undefined);
  // The bell reads them; this only looks.
  new InfiniteQueryObserver(client, { ...noticesOptions, enabled: false }).subscribe(({ data }) => {
    unread = data?.filter(({ read }) => !read).length ?? 0;
    show();
  });
  onSessionChange(show);
}

/** What makes the page an app of the device, as far as its browser can. `warmUp` reads what shall be there without a network. */
export function followApp(client: QueryClient, warmUp: () => Promise<void>) {
  followNetwork(client);
  const registered = registerWorker();
  followVersion(registered);
  followInstalling(client);
  followBadge(client);
  followWaiting(registered);
  // Without a worker no page opens offline, and nothing need be kept.
  void registered.then(async (worker) => {
    if (!worker) return;
    await navigator.serviceWorker.ready;
    followKept(client, warmUp);
  });
}

/** Null where there are no service workers: without HTTPS, and where a browser keeps nothing. */
async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
}
