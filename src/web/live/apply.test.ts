import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyLiveEvent } from './apply.ts';
import { forgetChanges, heardChange, noteAnswer } from './heard.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
const games = vi.fn(async () => 'games');
const players = vi.fn(async () => 'players');

beforeEach(async () => {
  client.clear();
  forgetChanges();
  games.mockClear();
  players.mockClear();
  watch('games', games);
  watch('players', players);
  await vi.waitFor(() => expect([games, players].every((read) => read.mock.calls.length === 1)).toBe(true));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
});

test('a change refetches what is made of its topics and nothing else', async () => {
  applyLiveEvent(client, { kind: 'hello', number: 4 });
  applyLiveEvent(client, { kind: 'change', number: 5, topics: ['games', 'game:115'] });
  await vi.waitFor(() => expect(games).toHaveBeenCalledTimes(2));
  expect(players).toHaveBeenCalledTimes(1);
  expect(heardChange()).toBe(5);
});

test('a reconnection that missed nothing refetches nothing', () => {
  applyLiveEvent(client, { kind: 'hello', number: 4 });
  applyLiveEvent(client, { kind: 'hello', number: 4 });
  expect(client.isFetching()).toBe(0);
});

test('a reconnection after a missed change refetches what is on screen', async () => {
  applyLiveEvent(client, { kind: 'hello', number: 4 });
  applyLiveEvent(client, { kind: 'hello', number: 6 });
  await vi.waitFor(() => expect([games.mock.calls.length, players.mock.calls.length]).toEqual([2, 2]));
  expect(heardChange()).toBe(6);
});

test('what changed between the first answers and the first word is refetched', async () => {
  for (const number of ['7', '5', '6']) noteAnswer(new Response('[]', { headers: { 'x-change': number } }));
  applyLiveEvent(client, { kind: 'hello', number: 7 });
  await vi.waitFor(() => expect([games.mock.calls.length, players.mock.calls.length]).toEqual([2, 2]));
});

test('a first word that stands where the answers stood refetches nothing', () => {
  noteAnswer(new Response('[]', { headers: { 'x-change': '7' } }));
  noteAnswer(new Response('[]'));
  applyLiveEvent(client, { kind: 'hello', number: 7 });
  expect(client.isFetching()).toBe(0);
});

test('a server that was set back to an older state is believed', () => {
  applyLiveEvent(client, { kind: 'hello', number: 9 });
  applyLiveEvent(client, { kind: 'hello', number: 2 });
  expect(heardChange()).toBe(2);
});

test('the end of a session ends the listening', () => {
  expect(applyLiveEvent(client, { kind: 'ended' })).toBe(false);
  expect(applyLiveEvent(client, { kind: 'hello', number: 1 })).toBe(true);
});

function watch(topic: string, queryFn: () => Promise<string>) {
  new QueryObserver(client, { queryKey: [topic], queryFn, meta: { topics: [topic] } }).subscribe(() => {});
}
