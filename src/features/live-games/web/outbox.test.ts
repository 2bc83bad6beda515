import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api.ts';
import type { GameEvents, PressedEvent } from '../contract.ts';
import { GameOutbox } from './outbox.ts';
import { knownEvents, pendingEvents } from './pending.ts';

const event = (id: string): PressedEvent => ({ id, kind: 'start', at: '2026-05-24T16:00:00.000Z' });
const heard = (events: PressedEvent[]): GameEvents => ({
  ...{ definition: 'basketball', events, latest: events.length, can: { score: true } },
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** An outbox whose network does what each next answer says. */
function outboxWith(...answers: (Error | 'ok')[]) {
  const sent: string[][] = [];
  const told: GameEvents[] = [];
  const outbox = new GameOutbox({
    gameId: 7,
    send: async (events) => {
      sent.push(events.map(({ id }) => id));
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
      return heard(events);
    },
    onHeard: (events) => told.push(events),
  });
  return { outbox, sent, told };
}

it('sends what was pressed, and keeps nothing that arrived', async () => {
  const { outbox, sent, told } = outboxWith();
  outbox.press(event('event-one'));
  outbox.press(event('event-two'));
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['event-one'], ['event-two']]);
  expect([outbox.current.state, pendingEvents(7), told.length]).toEqual(['saved', [], 2]);
});

it('keeps what does not arrive, tries again, and outlives the tab', async () => {
  const { outbox, sent } = outboxWith(new TypeError('Failed to fetch'), new ApiError(503, { message: 'Busy' }));
  outbox.press(event('event-one'));
  await vi.advanceTimersByTimeAsync(0);
  expect([outbox.current.state, pendingEvents(7).length]).toEqual(['waiting', 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outbox.current.state).toBe('waiting');
  const inAnotherTab = outboxWith();
  expect(inAnotherTab.outbox.current.pending).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([outbox.current.state, sent.length, pendingEvents(7)]).toEqual(['saved', 3, []]);
});

it('says what the village refuses, and tries that no more', async () => {
  const { outbox, sent } = outboxWith(new ApiError(409, { message: 'This game is cancelled' }));
  outbox.press(event('event-one'));
  await vi.runAllTimersAsync();
  expect(outbox.current).toMatchObject({ state: 'refused', refusal: 'This game is cancelled' });
  expect(sent).toHaveLength(1);
  outbox.discard();
  expect([outbox.current.state, pendingEvents(7)]).toEqual(['saved', []]);
});

it('shows what waits beside what was heard, each once', () => {
  expect(knownEvents(heard([event('event-one')]), [event('event-one'), event('event-two')])).toHaveLength(2);
});
