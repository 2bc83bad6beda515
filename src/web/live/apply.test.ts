import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameTag } from '#features/competition/games/cache-tags.ts';
import { tagsIn } from '#shared/cache-tags.ts';
import { readOptions, send } from '../api/requests.ts';
import { LiveEvents } from './follow.ts';
import { forgetChanges, knownChange, noteRead, shownChange } from './sources.ts';
import { FakeServer } from './testing/server.ts';

let client: QueryClient;
let events: LiveEvents;
let server: FakeServer;

const games = '/api/games';
const players = '/api/players';
const list = [
  { id: 114, homeScore: 0 },
  { id: 115, homeScore: 0 },
];

beforeEach(async () => {
  forgetChanges();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  events = new LiveEvents(client);
  server = new FakeServer().start();
  server.responses.set(games, { body: list, tags: 'games game:* teams', rows: 'game /api/games' });
  server.responses.set(players, { body: [], tags: 'players player:* teams', rows: 'player /api/players' });
  for (const path of [games, players]) show(path);
  await idle();
});
afterEach(() => {
  events.stop();
  vi.unstubAllGlobals();
});

const show = (path: string) => new QueryObserver(client, readOptions<unknown>(path)).subscribe(() => undefined);
const idle = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));
const shown = (path = games) => client.getQueryData([path, {}]);
const fetched = () => [server.times(games), server.times(players)];

/** A commit, and its event on the stream. */
function change(...tags: string[]) {
  server.change += 1;
  events.apply({ kind: 'change', number: server.change, completeTo: server.change, tags: tagsIn(tags.join(' ')) });
}

function score(id: number, homeScore: number) {
  const rows = list.map((game) => (game.id === id ? { ...game, homeScore } : game));
  server.responses.set(games, { body: rows, tags: 'games game:* teams', rows: 'game /api/games' });
  server.responses.set(`${games}/${id}`, {
    body: { id, homeScore },
    tags: `game:${id} teams`,
    rows: 'game /api/games',
  });
}

describe('a change', () => {
  test('of a list refetches the queries with its tag and no others', async () => {
    change('games');
    await idle();
    expect(fetched()).toEqual([2, 1]);
    expect(knownChange()).toBe(2);
  });

  test('of a row fetches that row alone, and the list shows it', async () => {
    score(115, 12);
    change('game:115');
    await vi.waitFor(() => expect(shown()).toEqual([list[0], { id: 115, homeScore: 12 }]));
    expect(server.requestedPaths.slice(2)).toEqual([`${games}/115`]);
  });

  test('of a row shown in a list and on its own fetches it once', async () => {
    score(115, 1);
    show(`${games}/115`);
    await idle();
    score(115, 2);
    change('game:115');
    await vi.waitFor(() => expect(shown()).toMatchObject([{}, { homeScore: 2 }]));
    expect(shown(`${games}/115`)).toMatchObject({ homeScore: 2 });
    expect(server.times(`${games}/115`)).toBe(2);
    expect(fetched()).toEqual([1, 1]);
  });

  test('of a row that no list shows fetches nothing', async () => {
    change('game:9');
    await idle();
    expect(server.requestedPaths).toHaveLength(2);
  });

  test('of a row and its list fetches the list alone', async () => {
    change('games', 'game:115');
    await idle();
    expect(fetched()).toEqual([2, 1]);
    expect(server.requestedPaths).toHaveLength(3);
  });

  test('of a row that no longer exists refetches the list', async () => {
    change('game:115');
    await vi.waitFor(() => expect(fetched()).toEqual([2, 1]));
  });

  test('that an answer already includes fetches nothing', async () => {
    server.change = 7;
    change('players');
    await idle();
    events.apply({ kind: 'change', number: 8, completeTo: 8, tags: tagsIn('players teams') });
    await idle();
    expect(fetched()).toEqual([2, 2]);
  });

  test('during a first fetch causes a second one if the answer does not include it', async () => {
    const response = Promise.withResolvers<void>();
    server.responses.set('/api/clubs', { body: [], tags: 'clubs' });
    server.delay = () => response.promise;
    show('/api/clubs');
    change('clubs');
    expect(server.times('/api/clubs')).toBe(1);
    server.delay = async () => undefined;
    response.resolve();
    await vi.waitFor(() => expect(server.times('/api/clubs')).toBe(2));
    await idle();
    expect(server.times('/api/clubs')).toBe(2);
  });

  test('of a row during a fetch of its list is shown in the end', async () => {
    const response = Promise.withResolvers<void>();
    server.delay = () => response.promise;
    change('games');
    await vi.waitFor(() => expect(server.times(games)).toBe(2));
    server.delay = async () => undefined;
    score(115, 5);
    change('game:115');
    response.resolve();
    await vi.waitFor(() => expect(shown()).toMatchObject([{}, { homeScore: 5 }]));
    await idle();
    expect(shown()).toMatchObject([{}, { homeScore: 5 }]);
    expect(server.times(games)).toBe(2);
  });

  test('in a burst of changes is fetched at once, the later ones together', async () => {
    for (let homeScore = 1; homeScore <= 20; homeScore += 1) {
      score(115, homeScore);
      change('game:115');
    }
    await vi.waitFor(() => expect(shown()).toMatchObject([{}, { homeScore: 20 }]));
    expect(server.times(`${games}/115`)).toBeLessThan(3);
  });

  test('that comes with a patch of the row fetches nothing', () => {
    const patches = { 'rsvps:115': { row: gameTag(115), at: 5, fields: { rsvpCount: 1 } } };
    events.apply({ kind: 'change', number: 5, tags: tagsIn('rsvps:115'), patches });
    expect(client.isFetching()).toBe(0);
    expect(shown()).toMatchObject([{}, { rsvpCount: 1 }]);
  });

  test('whose patch came before an older, preloaded answer is applied to that answer', async () => {
    score(115, 0);
    const at = server.change + 1;
    const patches = { 'game:115': { row: gameTag(115), at, fields: { homeScore: 9 } } };
    events.apply({ kind: 'change', number: at, completeTo: at, tags: [], patches });
    show(`${games}/115`);
    await idle();
    expect(shown(`${games}/115`)).toEqual({ id: 115, homeScore: 9 });
  });

  test('of everything refetches all queries, whatever the change numbers are', async () => {
    server.change = 50;
    change('games');
    await idle();
    events.apply({ kind: 'change', number: 40, tags: tagsIn('*') });
    await idle();
    expect(fetched()).toEqual([3, 2]);
  });
});

describe('a write of this browser', () => {
  test('shows at once, and its event on the stream fetches nothing more', async () => {
    score(115, 3);
    server.change = 2;
    server.responses.set(`${games}/115/score`, { body: {}, tags: 'game:115' });
    await send('POST', `${games}/115/score`);
    events.apply({ kind: 'change', number: 2, tags: tagsIn('game:115') });
    await vi.waitFor(() => expect(shown()).toMatchObject([{}, { homeScore: 3 }]));
    await idle();
    expect(server.times(`${games}/115`)).toBe(1);
    expect(fetched()).toEqual([1, 1]);
  });

  test('fetches nothing again when its event on the stream came first', async () => {
    server.responses.set(`${games}/115/score`, { body: {}, tags: 'games' });
    change('games');
    await send('POST', `${games}/115/score`);
    await idle();
    expect(fetched()).toEqual([2, 1]);
  });
});

describe('a reconnection', () => {
  test('that missed nothing fetches nothing', () => {
    events.apply({ kind: 'hello', number: 1 });
    events.apply({ kind: 'hello', number: 1 });
    expect(client.isFetching()).toBe(0);
  });

  test('fetches what it missed and nothing else', async () => {
    events.apply({ kind: 'hello', number: 1 });
    server.change = 6;
    events.apply({ kind: 'hello', number: 6, since: 1, missed: { teams: 1, players: 4, 'likes:game:7': 6 } });
    await idle();
    expect(fetched()).toEqual([1, 2]);
    expect(knownChange()).toBe(6);
  });

  test('that missed a row reads that row, and the list shows it', async () => {
    score(115, 8);
    server.change = 3;
    events.apply({ kind: 'hello', number: 3, since: 1, missed: { 'game:115': 2 } });
    await vi.waitFor(() => expect(shown()).toMatchObject([{}, { homeScore: 8 }]));
    expect(server.requestedPaths.slice(2)).toEqual([`${games}/115`]);
  });

  test('to a server that no longer knows what was missed fetches what is on screen', async () => {
    server.change = 6;
    events.apply({ kind: 'hello', number: 6, since: 4, missed: {} });
    await vi.waitFor(() => expect(fetched()).toEqual([2, 2]));
    expect(knownChange()).toBe(6);
  });

  test('after one event overtook another resumes from the last change before the gap', async () => {
    server.change = 4;
    events.apply({ kind: 'change', number: 4, completeTo: 2, tags: tagsIn('teams') });
    await idle();
    expect(fetched()).toEqual([2, 2]);
    server.change = 4;
    server.responses.set('/api/clubs', { body: [], tags: 'clubs' });
    show('/api/clubs');
    await idle();
    expect(shownChange()).toBe(2);
    expect(knownChange()).toBe(4);
  });

  test('refetches what changed while the first reads were in flight', async () => {
    const response = Promise.withResolvers<void>();
    forgetChanges();
    server.responses.set('/api/clubs', { body: [], tags: 'clubs' });
    server.delay = () => response.promise;
    show('/api/clubs');
    server.delay = async () => undefined;
    server.change = 5;
    events.apply({ kind: 'hello', number: 5, since: 0, missed: { clubs: 5 } });
    response.resolve();
    await vi.waitFor(() => expect(server.times('/api/clubs')).toBe(2));
    expect(fetched()).toEqual([1, 1]);
  });

  test('refetches what changed between the first answers and the first event', async () => {
    server.change = 7;
    for (const number of [7, 5, 6]) noteRead(number);
    events.apply({ kind: 'hello', number: 7 });
    await vi.waitFor(() => expect(fetched()).toEqual([2, 2]));
  });

  test('to a server that was restored to an older state takes over its change number and refetches', async () => {
    server.change = 9;
    change('games', 'players');
    await idle();
    server.change = 2;
    events.apply({ kind: 'hello', number: 2 });
    expect(knownChange()).toBe(2);
    await vi.waitFor(() => expect(fetched()).toEqual([3, 3]));
    change('games');
    await vi.waitFor(() => expect(fetched()).toEqual([4, 3]));
  });
});

test('tells the caller to stop when the session has ended', () => {
  expect(events.apply({ kind: 'ended' })).toBe(false);
  expect(events.apply({ kind: 'hello', number: 1 })).toBe(true);
});
