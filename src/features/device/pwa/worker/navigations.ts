import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { scope } from './scope.ts';

/** URLs that are no pages of the app: the API and its docs, pictures, files, public results and frames, the page to clear a device. */
const elsewhere = [/^\/(api|uploads|art|assets|icons|results|clear-device|embed)(\/|$|\?)/, /\.[a-z0-9]{1,11}($|\?)/i];
const maxWaitSeconds = 4;

/**
 * Fetches pages from the server and never caches them, because they hold one person's data. If no response comes, or a proxy answers
 * for a server that is down, the shell opens, and the app shows stored data.
 */
export function openOffline(shell: () => Promise<Response | undefined>): void {
  scope.addEventListener('activate', (event) => event.waitUntil(loadDuringStart()));
  const strategy = new NetworkOnly({
    networkTimeoutSeconds: maxWaitSeconds,
    plugins: [{ fetchDidSucceed: async ({ response }) => answered(response), handlerDidError: shell }],
  });
  registerRoute(new NavigationRoute(strategy, { denylist: elsewhere }));
}

/** Navigation preload: the browser requests the page while the worker starts. */
const loadDuringStart = async (): Promise<void> => scope.registration.navigationPreload?.enable();

function answered(response: Response): Response {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  return response;
}
