import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { scope } from './scope.ts';

/** What is no page of the app: calls and their documentation, pictures, files, results for everybody, the way to clear a device. */
const elsewhere = [/^\/(api|uploads|art|assets|icons|results|clear-device)(\/|$|\?)/, /\.[a-z0-9]{1,11}($|\?)/i];
const longestWaitSeconds = 4;

/**
 * A page comes from the server, and is kept nowhere: it holds what one person was shown. Where no answer comes, or a proxy answers for
 * a server that is down, the shell opens, and the app shows what it knows.
 */
export function openOffline(shell: () => Promise<Response | undefined>): void {
  scope.addEventListener('activate', (event) => event.waitUntil(loadBesideStart()));
  const strategy = new NetworkOnly({
    networkTimeoutSeconds: longestWaitSeconds,
    plugins: [{ fetchDidSucceed: async ({ response }) => answered(response), handlerDidError: shell }],
  });
  registerRoute(new NavigationRoute(strategy, { denylist: elsewhere }));
}

/** The browser asks for the page while the worker starts. */
const loadBesideStart = async (): Promise<void> => scope.registration.navigationPreload?.enable();

function answered(response: Response): Response {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  return response;
}
