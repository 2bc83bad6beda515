import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { clockShift, shiftClock } from '#testing/clock.ts';
import { isWholeRun } from '#testing/whole-run.ts';
import { findChromium, quietChromium } from '../scripts/chromium.ts';

export interface Device extends AsyncDisposable {
  /** Opens the browser, after closing the one that was open before; its storage stays. */
  restart(options?: { offline?: boolean }): Promise<Page>;
  /** Kills the browser as a phone does when memory runs out: it writes nothing more. */
  kill(): Promise<void>;
}

/** A phone whose browser can be closed and opened again. */
export function newDevice(baseURL: string): Device {
  const folder = mkdtempSync(join(tmpdir(), 'village-device-'));
  const executablePath = findChromium();
  let open: BrowserContext | undefined;
  return {
    restart: async ({ offline = false } = {}) => {
      // A browser that is closed soon after cookies were set has not always saved them.
      const cookies = (await open?.cookies()) ?? [];
      await open?.close();
      open = await chromium.launchPersistentContext(folder, {
        ...(executablePath && { executablePath }),
        args: quietChromium,
        baseURL,
        offline,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: isWholeRun ? 'no-preference' : 'reduce',
        serviceWorkers: 'allow',
      });
      await open.addCookies(cookies);
      // Playwright's offline does not reach the service worker: woken by a sync, it would send what is queued all the same.
      await open.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
      if (clockShift !== 0) await open.addInitScript(shiftClock, clockShift);
      return open.pages()[0] ?? open.newPage();
    },
    kill: async () => {
      const session = await open?.browser()?.newBrowserCDPSession();
      const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
      const browser = processInfo.find(({ type }) => type === 'browser');
      if (!open || !browser) throw new Error('No browser is open');
      const closed = open.waitForEvent('close');
      process.kill(browser.id, 'SIGKILL');
      await closed;
      open = undefined;
    },
    [Symbol.asyncDispose]: async () => {
      await open?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everything that the browser stores of the app, as text. */
export const persistedOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isText = /\.(js|css)$|shell/.test(new URL(request.url).pathname);
        stored.push(request.url, isText && (await (await cache.match(request))?.text()));
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        stored.push(name, store, rows);
      }
      database.close();
    }
    return JSON.stringify(stored);
  });
