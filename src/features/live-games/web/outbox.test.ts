import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api.ts';
import type { PressedEvent } from '../contract.ts';
import { Outbox } from './outbox.ts';

const event = (id: string): PressedEvent => ({ id, kind: 'start', at: '2026-05-24T16:00:00.000Z' });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** An outbox whose network gives these responses one after the other. */
function outboxWith(responses: (Error | 'ok')[] = [], owner = 5) {
  const sent: string[][] = [];
  const arrived: [number, number][] = [];
  const outbox = new Outbox({
    owner,
    send: async (gameId, events) => {
      sent.push([String(gameId), ...events.map(({ id }) => id)]);
      const response = responses.shift() ?? 'ok';
      if (response !== 'ok') throw response;
    },
    onArrived: (gameId, count) => arrived.push([gameId, count]),
  });
  return { outbox, sent, arrived };
}

const noNetwork = () => new ApiError(0, { message: 'You are offline. Check your connection and try again.' });

it('sends what was pressed, and keeps nothing that arrived', async () => {
  const { outbox, sent, arrived } = outboxWith();
  outbox.press(7, event('event-one'));
  outbox.press(7, event('event-two'));
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    ['7', 'event-one'],
    ['7', 'event-two'],
  ]);
  expect([outbox.games, localStorage.length, arrived]).toEqual([[], 0, []]);
});

it('keeps what does not arrive, tries again, and reports when it has arrived', async () => {
  const { outbox, sent, arrived } = outboxWith([noNetwork(), new ApiError(503, { message: 'Busy' })]);
  outbox.press(7, event('event-one'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.games).toMatchObject([
    { gameId: 7, state: 'waiting', arePersisted: true, pending: [{ id: 'event-one' }] },
  ]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([outbox.games, sent.length, arrived]).toEqual([[], 3, [[7, 1]]]);
});

it('sends what a closed tab left at the next start, by game and in the order of pressing', async () => {
  const closed = outboxWith([noNetwork()]).outbox;
  for (const at of [3, 1, 2]) {
    const pressed = { ...event(`event-${at}`), at: `2026-05-24T16:00:0${at}.000Z` };
    closed.press(at === 3 ? 8 : 7, pressed);
  }
  closed.close();
  const { outbox, sent, arrived } = outboxWith();
  outbox.open();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    ['7', 'event-1', 'event-2'],
    ['8', 'event-3'],
  ]);
  expect([arrived.length, localStorage.length]).toEqual([2, 0]);
  outbox.close();
});

it('never sends what another account pressed on this phone', async () => {
  const mine = outboxWith([noNetwork()], 5).outbox;
  mine.press(7, event('event-one'));
  mine.close();
  const theirs = outboxWith([], 6);
  theirs.outbox.open();
  await vi.runAllTimersAsync();
  expect([theirs.sent, theirs.outbox.games, localStorage.length]).toEqual([[], [], 1]);
  theirs.outbox.close();
});

it('keeps the taps of two tabs of one browser apart', async () => {
  const [one, other] = [outboxWith([noNetwork()]).outbox, outboxWith([noNetwork()]).outbox];
  one.press(7, event('event-one'));
  other.press(7, event('event-two'));
  one.close();
  other.close();
  expect(outboxWith().outbox.games).toMatchObject([{ pending: [{ id: 'event-one' }, { id: 'event-two' }] }]);
});

it('forgets what another tab has sent', async () => {
  const { outbox, sent } = outboxWith([noNetwork()]);
  outbox.open();
  outbox.press(7, event('event-one'));
  await vi.advanceTimersByTimeAsync(0);
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  await vi.runAllTimersAsync();
  expect([outbox.games, sent.length]).toEqual([[], 1]);
  outbox.close();
});

it('shows what the server refuses, keeps it, and sends it again on request', async () => {
  const refused = () => new ApiError(409, { message: 'This game is cancelled' });
  const { outbox, sent } = outboxWith([refused(), 'ok', refused()]);
  outbox.press(7, event('event-one'));
  await vi.runAllTimersAsync();
  expect(outbox.games).toMatchObject([{ state: 'refused', refused: 1, refusal: 'This game is cancelled' }]);
  expect(sent).toHaveLength(1);
  outbox.tryAgain(7);
  await vi.runAllTimersAsync();
  expect([outbox.games, localStorage.length]).toEqual([[], 0]);
  outbox.press(7, event('event-two'));
  await vi.runAllTimersAsync();
  outbox.discard(7);
  expect([outbox.games, localStorage.length]).toEqual([[], 0]);
});

it('logs an error in its own code and stops, until asked to try again', async () => {
  const fault = new TypeError('undefined is not a function');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { outbox, sent } = outboxWith([fault]);
  outbox.press(7, event('event-one'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, logged.mock.calls]).toEqual([1, [[fault]]]);
  expect(outbox.games).toMatchObject([{ state: 'refused', refusal: 'Something went wrong. Please try again.' }]);
  expect(localStorage).toHaveLength(1);
  outbox.tryAgain(7);
  await vi.runAllTimersAsync();
  expect([outbox.games, sent.length]).toEqual([[], 2]);
  logged.mockRestore();
});

it('sends the other taps when the server refuses one', async () => {
  const path = 'events.1.playerId';
  const { outbox, sent } = outboxWith([
    noNetwork(),
    new ApiError(400, { message: 'Some of this', issues: [{ path, message: 'is not a player on this team' }] }),
  ]);
  for (const id of ['event-one', 'event-two', 'event-three']) outbox.press(7, event(id));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.at(-1)).toEqual(['7', 'event-one', 'event-three']);
  expect(outbox.games).toMatchObject([{ refused: 1, pending: [{ id: 'event-two' }] }]);
});

it('sends the taps of another game when the server refuses those of one', async () => {
  const { outbox, sent } = outboxWith([noNetwork(), new ApiError(404, { message: 'This game was not found' })]);
  outbox.press(7, event('event-one'));
  outbox.press(8, event('event-two'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.slice(1)).toEqual([
    ['7', 'event-one'],
    ['8', 'event-two'],
  ]);
  expect(outbox.games).toMatchObject([{ gameId: 7, state: 'refused' }]);
});

it('sends taps, and says that they are not stored, when the phone cannot store them', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
  });
  const { outbox, sent } = outboxWith([noNetwork()]);
  outbox.press(7, event('event-one'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.games).toMatchObject([{ arePersisted: false, state: 'waiting' }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([outbox.games, sent.length]).toEqual([[], 2]);
});

it('sends 500 stored taps in batches', async () => {
  const { outbox, sent, arrived } = outboxWith([noNetwork()]);
  for (let at = 0; at < 500; at += 1) outbox.press(7, event(`event-${at}`));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.slice(1).map(({ length }) => length - 1)).toEqual(Array.from({ length: 10 }, () => 50));
  expect([outbox.games, arrived.reduce((sum, [, count]) => sum + count, 0)]).toEqual([[], 500]);
});
