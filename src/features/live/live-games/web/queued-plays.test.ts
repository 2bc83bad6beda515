import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox } from '#web/outbox/outbox.ts';
import { MemoryStore } from '#web/outbox/testing/memory-store.ts';
import type { PressedEvent } from '../contract.ts';
import { PlaysOutbox } from './queued-plays.ts';

const answered = vi.fn<typeof fetch>();
let store: MemoryStore;
let opened: Outbox[];

beforeEach(() => {
  store = new MemoryStore();
  opened = [];
  answered.mockReset();
  answered.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', answered);
});
afterEach(() => {
  for (const outbox of opened) outbox.close();
  vi.unstubAllGlobals();
});

const event = (id: string): PressedEvent => ({ id, kind: 'start', at: '2026-05-24T16:00:00.000Z' });

/** The plays of a page of this phone, whose browser has this session. */
function openPlays(session = 'one') {
  const outbox = new Outbox({ owner: 5, store });
  opened.push(outbox);
  return new PlaysOutbox(outbox.open(), (gameId, pressed) => ({
    path: `/api/games/${gameId}/events`,
    body: { events: [pressed], pressedBy: 5, session },
  }));
}

const sent = () =>
  answered.mock.calls.map(([path, init]) => {
    const { events, session }: { events: PressedEvent[]; session: string } = JSON.parse(String(init?.body));
    return [path, session, ...events.map(({ id }) => id)];
  });

it('shows a play at once as sending, then as waiting, and stores it', async () => {
  const plays = openPlays();
  plays.press(7, event('play-one'));
  expect(plays.games).toMatchObject([{ gameId: 7, state: 'sending', pending: [{ id: 'play-one' }] }]);
  await vi.waitFor(() => expect(plays.games).toMatchObject([{ state: 'waiting', arePersisted: true }]));
  expect(openPlays().games).toEqual([]);
  const reopened = openPlays();
  await vi.waitFor(() => expect(reopened.games).toMatchObject([{ gameId: 7, pending: [event('play-one')] }]));
});

it('sends each play with the session in which it was pressed, in order, and the games apart', async () => {
  const closed = openPlays();
  for (const id of ['play-one', 'play-two']) closed.press(7, event(id));
  closed.press(8, event('play-three'));
  await vi.waitFor(() => expect(store.entries).toHaveLength(3));
  closed.outbox.close();
  // A play pressed before the stored ones are read is ordered by the clock alone.
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Math.max(...store.entries.map(({ at }) => at))));
  answered.mockReset();
  answered.mockImplementation(async () => Response.json({}));
  const plays = openPlays('two');
  plays.press(7, event('play-four'));
  await vi.waitFor(() => expect([plays.games, store.entries]).toEqual([[], []]));
  expect(sent().toSorted()).toEqual([
    ['/api/games/7/events', 'one', 'play-one', 'play-two'],
    ['/api/games/7/events', 'two', 'play-four'],
    ['/api/games/8/events', 'one', 'play-three'],
  ]);
});

it('shows why plays are refused, sends them again on request, and discards them', async () => {
  answered.mockImplementation(async () => Response.json({ message: 'This game is cancelled' }, { status: 409 }));
  const plays = openPlays();
  for (const gameId of [7, 8]) plays.press(gameId, event(`play-${gameId}`));
  const refusals = () => plays.games.map(({ gameId, state, refused, refusal }) => [gameId, state, refused, refusal]);
  await vi.waitFor(() =>
    expect(refusals()).toEqual([
      [7, 'refused', 1, 'This game is cancelled'],
      [8, 'refused', 1, 'This game is cancelled'],
    ]),
  );
  plays.discard(8);
  expect(plays.games).toMatchObject([{ gameId: 7 }]);
  answered.mockImplementation(async () => Response.json({}));
  plays.tryAgain(7);
  await vi.waitFor(() => expect([plays.games, store.entries]).toEqual([[], []]));
});

it('says that plays are not stored when the phone cannot store them', async () => {
  store.isFull = true;
  const plays = openPlays();
  plays.press(7, event('play-one'));
  await vi.waitFor(() => expect(plays.games).toMatchObject([{ arePersisted: false, state: 'waiting' }]));
});
