import { expect, test, vi } from 'vitest';
import { mayBeEmptied, requestPersistence } from '../slots/TakeWithMe.tsx';

const [iPhone, chromeOnIPhone, mac, pixel] = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
];

interface Browser {
  agent: string;
  isInstalled?: boolean;
  promises?: boolean;
}

async function inBrowser({ agent, isInstalled = false, promises = false }: Browser) {
  const persist = vi.fn(async () => promises);
  vi.stubGlobal('navigator', { userAgent: agent, storage: { persist, persisted: persist } });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  await requestPersistence();
  const response = await mayBeEmptied();
  vi.unstubAllGlobals();
  return response;
}

test.each([iPhone, chromeOnIPhone, mac])('%s may evict sites that are not installed', async (agent) => {
  expect(await inBrowser({ agent })).toBe(true);
  expect(await inBrowser({ agent, isInstalled: true })).toBe(false);
  expect(await inBrowser({ agent, promises: true })).toBe(false);
});

test('other browsers do not evict sites', async () => {
  expect(await inBrowser({ agent: pixel })).toBe(false);
});

test('a browser without persistent storage is not asked for it', async () => {
  vi.stubGlobal('navigator', { userAgent: iPhone });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await requestPersistence();
  expect(await mayBeEmptied()).toBe(true);
  vi.unstubAllGlobals();
});
