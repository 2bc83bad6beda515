import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveEvents } from './apply.ts';
import { forgetChanges, latestChange, noteAnswer } from './change-numbers.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
const games = vi.fn(async () => 'games');
const players = vi.fn(async () => 'players');

let events: LiveEvents;

beforeEach(async () => {
  events = new LiveEvents(client);
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
  events.apply({ kind: 'hello', number: 4 });
  events.apply({ kind: 'change', number: 5, topics: ['games', 'game:115'] });
  await vi.waitFor(() => expect(games).toHaveBeenCalledTimes(2));
  expect(players).toHaveBeenCalledTimes(1);
  expect(latestChange()).toBe(5);
});

test('a reconnection that missed nothing refetches nothing', () => {
  events.apply({ kind: 'hello', number: 4 });
  events.apply({ kind: 'hello', number: 4 });
  expect(client.isFetching()).toBe(0);
});

test('a reconnection after a missed change refetches what is on screen', async () => {
  events.apply({ kind: 'hello', number: 4 });
  events.apply({ kind: 'hello', number: 6 });
  await vi.waitFor(() => expect([games.mock.calls.length, players.mock.calls.length]).toEqual([2, 2]));
  expect(latestChange()).toBe(6);
});

test('what changed between the first answers and the first word is refetched', async () => {
  for (const number of ['7', '5', '6']) noteAnswer(new Response('[]', { headers: { 'x-change': number } }));
  events.apply({ kind: 'hello', number: 7 });
  await vi.waitFor(() => expect([games.mock.calls.length, players.mock.calls.length]).toEqual([2, 2]));
});

test('a first word that stands where the answers stood refetches nothing', () => {
  noteAnswer(new Response('[]', { headers: { 'x-change': '7' } }));
  noteAnswer(new Response('[]'));
  events.apply({ kind: 'hello', number: 7 });
  expect(client.isFetching()).toBe(0);
});

test('a server that was set back to an older state is believed', () => {
  events.apply({ kind: 'hello', number: 9 });
  events.apply({ kind: 'hello', number: 2 });
  expect(latestChange()).toBe(2);
});

test('the end of a session ends the listening', () => {
  expect(events.apply({ kind: 'ended' })).toBe(false);
  expect(events.apply({ kind: 'hello', number: 1 })).toBe(true);
});

test('what changes while a first answer is under way is read again', async () => {
  const answer = Promise.withResolvers<string>();
  const clubs = vi.fn(() => answer.promise);
  watch('clubs', clubs);
  events.apply({ kind: 'change', number: 5, topics: ['clubs'] });
  expect(clubs).toHaveBeenCalledTimes(1);
  answer.resolve('clubs');
  await vi.waitFor(() => expect(clubs).toHaveBeenCalledTimes(2));
});

test('of a burst only the first is fetched for at once', async () => {
  for (let number = 5; number < 25; number += 1) {
    events.apply({ kind: 'change', number, topics: ['games', `game:${number}`] });
  }
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(games).toHaveBeenCalledTimes(2);
  expect(latestChange()).toBe(24);
});

test('an RSVP that is told with its count is no reason to fetch a list of games', () => {
  const patches = { 'rsvps:115': { row: 'game:115', at: 5, fields: { rsvpCount: 1 } } };
  events.apply({ kind: 'change', number: 5, topics: ['rsvps:115'], patches });
  expect(client.isFetching()).toBe(0);
});

function watch(topic: string, queryFn: () => Promise<string>) {
  new QueryObserver(client, { queryKey: [topic], queryFn, meta: { topics: [topic] } }).subscribe(() => {});
}
