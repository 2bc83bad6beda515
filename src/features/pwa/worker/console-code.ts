import type { ConsoleCode, ConsoleRequest } from '../rules.ts';
import { codeCache } from './code.ts';
import { build, consoleFiles, scope } from './scope.ts';

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
