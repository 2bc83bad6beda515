import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { shellPath } from '#shared/rendered-page.ts';
import { build, files, scope } from './scope.ts';

/**
 * A new worker replaces the old one at once, so that a broken worker cannot stay, and none waits for the last open page to close.
 * Pages of earlier builds keep their code.
 */
export function takeOver(): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}

const prefix = 'code-';
export const codeCache = prefix + build;
/** This build and earlier ones, whose pages may still be open. */
const mostBuilds = 3;

/** Precaches the app's code and its shell, in one cache for each build. Returns a function that finds the shell. */
export function keepCode(): () => Promise<Response | undefined> {
  const controller = new PrecacheController({
    cacheName: codeCache,
    plugins: [{ fetchDidSucceed: async ({ request, response }) => ofThisBuild(request, response) }],
  });
  controller.addToCacheList([...files, { url: shellPath, revision: build }]);
  scope.addEventListener('install', (event) => void controller.install(event));
  scope.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [], cleanURLs: false }));
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), earlierCode);
  return () => controller.matchPrecache(shellPath);
}

/** The server may be updated between two files. A shell that does not match its code would not work, so refuse it. */
async function ofThisBuild(request: Request, response: Response): Promise<Response> {
  const isShell = new URL(request.url).pathname === shellPath;
  if (isShell && !(await response.clone().text()).includes(`content="${build}"`)) throw new Error('Another build');
  return response;
}

/** Serves code to pages of an earlier build, which the server may no longer have. */
const earlierCode = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/** `caches.keys()` lists the caches in the order of their creation. */
async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(builds.slice(0, -mostBuilds).map((name) => caches.delete(name)));
}
