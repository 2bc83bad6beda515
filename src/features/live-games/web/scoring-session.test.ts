import { beforeEach, expect, it, vi } from 'vitest';
import type { PressedEvent } from '../contract.ts';
import { Outbox } from './outbox.ts';

/** Stands for IndexedDB, which outlives a killed browser. */
const written = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./persisted-taps.ts', () => ({
  persistTap: (key: string, tap: unknown) => written.set(key, tap),
  forgetTaps: (keys: string[]) => {
    for (const key of keys) written.delete(key);
  },
  persistedTaps: async (prefix: string) => [...written].filter(([key]) => key.startsWith(prefix)),
  persistSession: (key: string, session: string) => written.set(key, session),
  persistedSession: async (key: string) => written.get(key) ?? null,
}));

beforeEach(() => {
  localStorage.clear();
  written.clear();
  vi.resetModules();
});

/** Imports the module again, as a page load does. */
const opened = () => import('./scoring-session.ts');
const at = (second: number): PressedEvent => ({
  id: `event-${second}`,
  kind: 'start',
  at: `2026-05-24T16:00:0${second}.000Z`,
});

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

it('sends each tap with the session in which it was pressed, wherever it was stored', async () => {
  const sent: unknown[] = [];
  const outboxIn = (session: string | undefined) =>
    new Outbox({
      owner: 5,
      ...(session !== undefined && { session: () => session }),
      send: async (_gameId, events, of) => void sent.push([of, ...events]),
      onArrived: () => undefined,
    });
  const closed = outboxIn('one');
  closed.close();
  for (const second of [1, 2]) closed.press(7, at(second));
  const old = outboxIn(undefined);
  old.close();
  old.press(7, at(3));
  localStorage.clear();
  const outbox = outboxIn('two').open();
  outbox.press(7, at(4));
  await vi.waitFor(() => expect(outbox.games).toEqual([]));
  expect(sent).toEqual([
    ['one', at(1), at(2)],
    [undefined, at(3)],
    ['two', at(4)],
  ]);
  outbox.close();
});
