import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { gameTag } from '#features/competition/games/cache-tags.ts';
import { entriesByTag, tagKind, tagsIn } from '#shared/cache-tags.ts';
import { apiClient, readOptions } from '../api/requests.ts';
import { LiveEvents } from './follow.ts';
import { type Added, patchedRows } from './patches.ts';
import { forgetChanges } from './sources.ts';
import { FakeServer } from './testing/server.ts';

const tapsTag = tagKind('taps')(1);
const rows = [
  { id: 1, rsvpCount: 0, sport: { id: 2 } },
  { id: 2, rsvpCount: 0, sport: { id: 2 } },
];
const rsvpPatch = (rsvpCount: number, at: number, id = 2) => ({
  [`rsvps:${id}`]: { row: gameTag(id), at, fields: { rsvpCount } },
});

describe('a patch', () => {
  test('changes the row as a single answer, in a list and in pages, but nothing nested in a row', () => {
    expect(patchedRows(rows[1], 2, () => ({ rsvpCount: 3 }))).toEqual({ id: 2, rsvpCount: 3, sport: { id: 2 } });
    const list = [rows[0], { id: 2, rsvpCount: 3, sport: { id: 2 } }];
    expect(patchedRows(rows, 2, () => ({ rsvpCount: 3 }))).toEqual(list);
    const pages = {
      pages: [
        { rows: [], next: 'b' },
        { rows, next: null },
      ],
      pageParams: [null, 'b'],
    };
    expect(patchedRows(pages, 2, () => ({ rsvpCount: 3 }))).toEqual({
      ...pages,
      pages: [
        { rows: [], next: 'b' },
        { rows: list, next: null },
      ],
    });
  });

  test('leaves data without the row untouched', () => {
    const pages = { pages: [{ rows, next: null }], pageParams: [null] };
    for (const unchanged of [rows, pages, rows[0], null, undefined, 'x', {}]) {
      expect(patchedRows(unchanged, 9, () => ({ rsvpCount: 3 }))).toBe(unchanged);
    }
  });
});

describe('lists on screen', () => {
  let client: QueryClient;
  let events: LiveEvents;
  let server: FakeServer;

  beforeEach(() => {
    forgetChanges();
    client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
    events = new LiveEvents(client);
    server = new FakeServer().start();
    server.responses.set('/api/games', { body: rows, tags: 'games game:*', rows: 'game /api/games' });
    server.responses.set('/api/teams', { body: rows, tags: 'teams team:*', rows: 'team /api/teams' });
  });
  afterEach(() => {
    events.stop();
    vi.unstubAllGlobals();
  });

  const show = (path = '/api/games') => new QueryObserver(client, readOptions(path)).subscribe(() => undefined);
  const counts = (path = '/api/games') =>
    client.getQueryData<typeof rows>([path, {}])?.map(({ rsvpCount }) => rsvpCount);
  const publish = (patches: ReturnType<typeof rsvpPatch>, number = 11) =>
    events.apply({
      kind: 'change',
      number,
      completeTo: number,
      tags: entriesByTag(patches).map(([tag]) => tag),
      patches,
    });

  test('show a patch without a fetch', async () => {
    show();
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    publish(rsvpPatch(4, 11));
    expect(counts()).toEqual([0, 4]);
    expect(server.requestedPaths).toHaveLength(1);
  });

  test('show a patch in pages, too', async () => {
    const { pages } = apiClient<Record<'GET /api/games', { response: z.ZodMiniArray<z.ZodMiniUnknown> }>>();
    new InfiniteQueryObserver(client, pages('GET /api/games')).subscribe(() => undefined);
    const key = ['/api/games', {}, 'pages'];
    await vi.waitFor(() => expect(client.getQueryData(key)).toBeDefined());
    publish(rsvpPatch(4, 11));
    expect(client.getQueryData(key)).toMatchObject({ pages: [{ rows: [{ rsvpCount: 0 }, { rsvpCount: 4 }] }] });
  });

  test('show the latest change, in whatever order the events arrive', async () => {
    show();
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    for (const [count, at] of [
      [2, 11],
      [4, 13],
      [3, 12],
    ] as const) {
      publish({ ...rsvpPatch(count, at), ...rsvpPatch(7, 11, 1) }, at);
    }
    expect(counts()).toEqual([7, 4]);
    events.apply({ kind: 'hello', number: 2 });
    publish(rsvpPatch(1, 3), 3);
    expect(counts()).toEqual([7, 1]);
  });

  test.each(['first', 'second'])('keep the patch when a %s answer was in flight', async (which) => {
    if (which === 'second') {
      show();
      await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    }
    const response = Promise.withResolvers<void>();
    server.delay = () => response.promise;
    if (which === 'first') show();
    else void client.invalidateQueries();
    await vi.waitFor(() => expect(client.isFetching()).toBe(1));
    publish(rsvpPatch(4, 11));
    response.resolve();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(counts()).toEqual([0, 4]);
  });

  test('apply the last 1,000 patches to an answer that was in flight, and forget older ones', async () => {
    const response = Promise.withResolvers<void>();
    server.delay = () => response.promise;
    show();
    await vi.waitFor(() => expect(client.isFetching()).toBe(1));
    publish(rsvpPatch(3, 11, 1), 11);
    publish(rsvpPatch(4, 12, 2), 12);
    for (let at = 13; at <= 1_011; at += 1) publish(rsvpPatch(1, at, at), at);
    response.resolve();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(counts()).toEqual([0, 4]);
  });

  test('keep their age and stay stale after a patch', async () => {
    const leave = show();
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    leave();
    const before = client.getQueryState(['/api/games', {}])?.dataUpdatedAt;
    await client.invalidateQueries();
    publish(rsvpPatch(4, 11));
    expect(client.getQueryState(['/api/games', {}])).toMatchObject({ dataUpdatedAt: before, isInvalidated: true });
    show();
    await vi.waitFor(() => expect(server.requestedPaths).toHaveLength(2));
  });

  test('of other rows do not change', async () => {
    show('/api/teams');
    await vi.waitFor(() => expect(counts('/api/teams')).toEqual([0, 0]));
    publish(rsvpPatch(4, 11));
    expect(counts('/api/teams')).toEqual([0, 0]);
  });
});

describe('a list that only grows', () => {
  let client: QueryClient;
  let events: LiveEvents;
  let server: FakeServer;
  const key = ['/api/taps', {}];
  const taps = () => client.getQueryData<string[]>(key);
  const publish = (number: number, from: number, ...items: string[]) =>
    events.apply({
      kind: 'change',
      number,
      completeTo: number,
      tags: tagsIn('taps:1'),
      patches: { 'taps:1': { row: tapsTag, at: number, fields: {}, added: { from, items } } },
    });

  beforeEach(async () => {
    forgetChanges();
    client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
    events = new LiveEvents(client);
    server = new FakeServer().start();
    server.responses.set('/api/taps', { body: ['a'], tags: 'taps:1' });
    const take = (known: string[], { from, items }: Added<string>) =>
      from > known.length ? null : [...known.slice(0, from), ...items];
    const appendPatch = { row: tapsTag, take };
    new QueryObserver(client, { ...readOptions<string[]>('/api/taps'), meta: { appendPatch } }).subscribe(
      () => undefined,
    );
    await vi.waitFor(() => expect(taps()).toEqual(['a']));
  });
  afterEach(() => {
    events.stop();
    vi.unstubAllGlobals();
  });

  test('appends what an event adds, without a fetch', () => {
    publish(11, 1, 'b');
    publish(12, 2, 'c', 'd');
    expect([taps(), server.times('/api/taps')]).toEqual([['a', 'b', 'c', 'd'], 1]);
  });

  test('is refetched when items in between are missing', async () => {
    server.responses.set('/api/taps', { body: ['a', 'b', 'c'], tags: 'taps:1' });
    server.change = 12;
    publish(12, 2, 'c');
    await vi.waitFor(() => expect(taps()).toEqual(['a', 'b', 'c']));
    expect(server.times('/api/taps')).toBe(2);
  });

  test('is refetched after an event without the added items', async () => {
    events.apply({ kind: 'change', number: 12, completeTo: 12, tags: tagsIn('taps:1') });
    await vi.waitFor(() => expect(server.times('/api/taps')).toBe(2));
  });
});
