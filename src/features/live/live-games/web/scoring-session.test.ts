import { beforeEach, expect, it, vi } from 'vitest';
import { forgetOwn } from '#web/session/own-storage.ts';

/** Stands for IndexedDB, which outlives a killed browser. */
const written = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (key: string, session: string) => void written.set(key, session),
  get: async (key: string) => written.get(key),
}));

beforeEach(() => {
  localStorage.clear();
  written.clear();
  vi.resetModules();
});

/** Imports the module again, as a page load does. */
const opened = () => import('./scoring-session.ts');

it('keeps one session for a browser, even after it was killed', async () => {
  const session = (await opened()).scoringSession();
  vi.resetModules();
  expect(await (await opened()).recoveredSession()).toBe(session);
  localStorage.clear();
  vi.resetModules();
  expect(await (await opened()).recoveredSession()).toBe(session);
  expect(localStorage.getItem('village-arena-scoring-session')).toBe(session);
});

it('remembers the last thirty games that were scored in the browser', async () => {
  const { noteScored } = await opened();
  for (let game = 1; game <= 31; game += 1) noteScored(game);
  vi.resetModules();
  const { hasScored } = await opened();
  expect([hasScored(31), hasScored(2), hasScored(1), hasScored(0)]).toEqual([true, true, false, false]);
});

it('forgets at the logout which games the person scored', async () => {
  const { beginSession } = await import('#web/session/session.ts');
  beginSession({ id: 7, username: 'thandi', isAdmin: false });
  const { noteScored } = await opened();
  noteScored(4);
  forgetOwn(7);
  expect(Object.keys(localStorage)).toEqual([]);
});
