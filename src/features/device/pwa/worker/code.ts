import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { shellPath } from '#shared/rendered-page.ts';
import type { ConsoleCode, ConsoleRequest } from '../rules.ts';
import { build, consoleFiles, files, scope } from './scope.ts';

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
const maxBuilds = 3;

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
  await Promise.all(builds.slice(0, -maxBuilds).map((name) => caches.delete(name)));
}

/** A cache entry that records that an officer has taken the console's code along. */
const marker = '/console-code';

/** Caches the code of the scoring console, which members never load, once an officer asks for it, and with each later build. */
export function keepConsoleForOfficers(): void {
  scope.addEventListener('install', (event) => event.waitUntil(cacheAgain()));
  scope.addEventListener('message', (event) => {
    const [asker] = event.ports;
    const request: ConsoleRequest = event.data;
    if (!asker || (request !== 'keep-console' && request !== 'has-console')) return;
    const work = request === 'keep-console' ? cacheConsole() : Promise.resolve();
    const answered = work
      .catch(() => undefined)
      .then(async () => asker.postMessage({ build, isKept: await isCached() }));
    event.waitUntil(answered);
  });
}

async function cacheConsole(): Promise<void> {
  const code = await caches.open(codeCache);
  await code.addAll(consoleFiles);
  await code.put(marker, new Response());
}

async function cacheAgain(): Promise<void> {
  if (await caches.match(marker)) await cacheConsole();
}

async function isCached(): Promise<ConsoleCode['isKept']> {
  const code = await caches.open(codeCache);
  const found = await Promise.all(consoleFiles.map((url) => code.match(url)));
  return found.every((file) => file !== undefined);
}
