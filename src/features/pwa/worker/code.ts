import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { shellPath } from '#shared/rendered-page.ts';
import { build, files, scope } from './scope.ts';

const prefix = 'code-';
export const codeCache = prefix + build;
/** This build's, and those before it whose pages may still be open. */
const mostBuilds = 3;

/** Keeps the app's code and its shell, one cache for each build. Answers where the shell is found. */
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

/** Between two files the server may have been updated: a shell of another build than its code would open nothing. */
async function ofThisBuild(request: Request, response: Response): Promise<Response> {
  const isShell = new URL(request.url).pathname === shellPath;
  if (isShell && !(await response.clone().text()).includes(`content="${build}"`)) throw new Error('Another build');
  return response;
}

/** What a page of an earlier build asks for, which the server may not have any more. */
const earlierCode = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/** They were made in this order. */
async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(builds.slice(0, -mostBuilds).map((name) => caches.delete(name)));
}
