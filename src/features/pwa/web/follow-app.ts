import type { QueryClient } from '@tanstack/react-query';
// Its code is there before the network goes.
import '#web/layout/LastLoaded.tsx';
import '#web/waiting/WaitingHere.tsx';
import '#web/waiting/WaitingLine.tsx';
import { followBadge } from './badge.ts';
import { followNetwork } from './follow-network.ts';
import { followInstalling } from './install.ts';
import { followVersion } from './new-version.ts';
import { followKept } from './offline/follow-kept.ts';
import { followWaiting } from './waiting/queue.ts';

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
