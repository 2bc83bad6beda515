import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api.ts';
import type { PressedEvent } from '../contract.ts';
import { Outbox } from './outbox.ts';

/** Stands for IndexedDB, which outlives a killed browser; localStorage may not. */
const written = vi.hoisted(() => new Map<string, PressedEvent>());
const database = vi.hoisted(() => ({ hangs: false }));
vi.mock('./persisted-taps.ts', () => ({
  persistTap: (key: string, event: PressedEvent) => written.set(key, event),
  forgetTaps: (keys: string[]) => {
    for (const key of keys) written.delete(key);
  },
  persistedTaps: async (prefix: string) =>
    database.hangs ? new Promise(() => undefined) : [...written].filter(([key]) => key.startsWith(prefix)),
}));

beforeEach(() => {
  localStorage.clear();
  written.clear();
  database.hangs = false;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const at = (second: number): PressedEvent => ({
  id: `event-${second}`,
  kind: 'start',
  at: `2026-05-24T16:00:0${second}.000Z`,
});

function outboxWith(responses: Error[] = [], owner = 5) {
  const sent: string[] = [];
  const send = async (_gameId: number, events: PressedEvent[]) => {
    const failure = responses.shift();
    if (failure) throw failure;
    sent.push(...events.map(({ id }) => id));
  };
  return { outbox: new Outbox({ owner, send, onArrived: () => undefined }), sent };
}

const noNetwork = () => new ApiError(0, { message: 'You are offline. Check your connection and try again.' });

/** Presses without a network, and then the browser is killed before localStorage was written. */
function pressedAndKilled() {
  const { outbox } = outboxWith([noNetwork(), noNetwork(), noNetwork()]);
  for (const second of [1, 2, 3]) outbox.press(7, at(second));
  outbox.close();
  localStorage.clear();
}

it('sends what was pressed before the browser was killed first, each event once', async () => {
  pressedAndKilled();
  const { outbox, sent } = outboxWith();
  outbox.open();
  outbox.press(7, at(4));
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['event-1', 'event-2', 'event-3', 'event-4']);
  expect([outbox.games, written.size, localStorage.length]).toEqual([[], 0, 0]);
  outbox.close();
});

it('shows recovered taps, in other tabs too', async () => {
  pressedAndKilled();
  const { outbox } = outboxWith([noNetwork()]);
  outbox.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.games).toMatchObject([{ gameId: 7, pending: [at(1), at(2), at(3)], state: 'waiting' }]);
  expect(outboxWith().outbox.games).toMatchObject([{ pending: [{}, {}, {}] }]);
  outbox.close();
});

it('sends nothing that another account pressed on this phone', async () => {
  pressedAndKilled();
  const { outbox, sent } = outboxWith([], 6);
  outbox.open();
  await vi.runAllTimersAsync();
  expect([sent, outbox.games, written.size]).toEqual([[], [], 3]);
  outbox.close();
});

it('sends although the database hangs', async () => {
  database.hangs = true;
  const { outbox, sent } = outboxWith();
  outbox.open();
  outbox.press(7, at(1));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent).toEqual(['event-1']);
  outbox.close();
});
