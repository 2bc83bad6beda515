import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameEvents, PressedEvent } from '../contract.ts';
import { eventsOptions, getLastId, grown, knownEvents, together } from './api.ts';
import { scoredGameOptions } from './manage/ScorerPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const event = (id: string): PressedEvent => ({ id, kind: 'start', at: '2026-05-24T16:00:00.000Z' });
const response = (from: number, ...ids: string[]): GameEvents => ({
  definition: 'basketball',
  from,
  events: ids.map(event),
  can: { score: true, addWalkOns: true },
});
const idsIn = (events: GameEvents | null) => events?.events.map(({ id }) => id);

it.each([
  ['behind it', 2, ['c'], ['a', 'b', 'c']],
  ['of which some is known', 1, ['b', 'c'], ['a', 'b', 'c']],
  ['known already', 0, ['a'], ['a', 'b']],
])('appends received events: %s', (_, from, came, all) => {
  expect(idsIn(grown(response(0, 'a', 'b'), response(from, ...came)))).toEqual(all);
});

it.each([
  ['with a gap', 3, ['d']],
  ['of another past', 1, ['x', 'y']],
])('rejects received events: %s', (_, from, came) => {
  expect(grown(response(0, 'a', 'b'), response(from, ...came))).toBeNull();
});

it('uses the events of the server when it no longer knows the last known event', () => {
  expect(idsIn(together(response(0, 'a', 'b'), response(0, 'x'), 'b'))).toEqual(['x']);
  expect(idsIn(together(response(0, 'a', 'b'), response(0, 'a')))).toEqual(['a', 'b']);
  expect(idsIn(together(undefined, response(0, 'a')))).toEqual(['a']);
});

it('lists pending events after received ones, each once', () => {
  expect(knownEvents(response(0, 'a'), [event('a'), event('b')]).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(getLastId(response(0, 'a', 'b'))).toBe('b');
});

it('keeps what arrives while a response is under way', async () => {
  const client = new QueryClient();
  /** The response was read before the second event, and arrives after it. */
  const answerLate = (body: object, key: QueryKey, grownMeanwhile: object) =>
    vi.stubGlobal('fetch', async () => {
      client.setQueryData(key, grownMeanwhile);
      return Response.json(body);
    });

  const { queryKey } = eventsOptions(7);
  client.setQueryData(queryKey, response(0, 'a'));
  answerLate(response(1), queryKey, response(0, 'a', 'b'));
  expect(idsIn(await client.fetchQuery(eventsOptions(7)))).toEqual(['a', 'b']);

  const link = scoredGameOptions('token');
  const scored = (...ids: string[]) => ({ game: { id: 7 }, heard: response(0, ...ids) });
  answerLate(scored('a'), link.queryKey, scored('a', 'b'));
  expect(idsIn((await client.fetchQuery(link)).heard)).toEqual(['a', 'b']);
});
