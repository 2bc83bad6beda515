import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Patches, patchedRows } from './patches.ts';

const rows = [
  { id: 1, rsvpCount: 0, sport: { id: 2 } },
  { id: 2, rsvpCount: 0, sport: { id: 2 } },
];
const going = (rsvpCount: number, at: number, id = 2) => ({
  [`rsvps:${id}`]: { row: `game:${id}`, at, fields: { rsvpCount } },
});

describe('a patch', () => {
  test('changes the one row in a row, a list and pages, and nothing inside a row', () => {
    expect(patchedRows(rows[1], 2, { rsvpCount: 3 })).toEqual({ id: 2, rsvpCount: 3, sport: { id: 2 } });
    const list = [rows[0], { id: 2, rsvpCount: 3, sport: { id: 2 } }];
    expect(patchedRows(rows, 2, { rsvpCount: 3 })).toEqual(list);
    const pages = {
      pages: [
        { rows: [], next: 'b' },
        { rows, next: null },
      ],
      pageParams: [null, 'b'],
    };
    expect(patchedRows(pages, 2, { rsvpCount: 3 })).toEqual({
      ...pages,
      pages: [
        { rows: [], next: 'b' },
        { rows: list, next: null },
      ],
    });
  });

  test('leaves what does not hold the row as it is', () => {
    const pages = { pages: [{ rows, next: null }], pageParams: [null] };
    for (const unchanged of [rows, pages, rows[0], null, undefined, 'x', {}]) {
      expect(patchedRows(unchanged, 9, { rsvpCount: 3 })).toBe(unchanged);
    }
  });
});

describe('lists on screen', () => {
  let client: QueryClient;
  let patches: Patches;
  let read: ReturnType<typeof vi.fn<() => Promise<typeof rows>>>;

  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
    patches = new Patches(client);
    read = vi.fn(async () => rows);
  });

  const show = (rowsAre: string | undefined = 'game') => {
    const options = { queryKey: ['games'], queryFn: () => read(), meta: { topics: ['games'], rows: rowsAre } };
    return new QueryObserver(client, options).subscribe(() => undefined);
  };
  const counts = () => client.getQueryData<typeof rows>(['games'])?.map(({ rsvpCount }) => rsvpCount);

  test('show what was told, without a fetch', async () => {
    show();
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    patches.apply(going(4, 11));
    expect(counts()).toEqual([0, 4]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('in pages, too', async () => {
    new InfiniteQueryObserver(client, {
      queryKey: ['pages'],
      queryFn: async () => ({ rows: await read(), next: null }),
      initialPageParam: null,
      getNextPageParam: ({ next }) => next,
      meta: { rows: 'game' },
    }).subscribe(() => undefined);
    await vi.waitFor(() => expect(client.getQueryData(['pages'])).toBeDefined());
    patches.apply(going(4, 11));
    expect(client.getQueryData(['pages'])).toMatchObject({ pages: [{ rows: [{ rsvpCount: 0 }, { rsvpCount: 4 }] }] });
  });

  test('go by the latest change, in whatever order word of it comes', async () => {
    show();
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    for (const [count, at] of [
      [2, 11],
      [4, 13],
      [3, 12],
    ] as const) {
      patches.apply({ ...going(count, at), ...going(7, 11, 1) });
    }
    expect(counts()).toEqual([7, 4]);
    patches.forget();
    patches.apply(going(1, 3));
    expect(counts()).toEqual([7, 1]);
  });

  test.each(['first', 'second'])('are not set back by a %s answer that was under way', async (which) => {
    if (which === 'second') {
      show();
      await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    }
    const answer = Promise.withResolvers<typeof rows>();
    read.mockImplementation(() => answer.promise);
    if (which === 'first') show();
    else void client.invalidateQueries();
    await vi.waitFor(() => expect(client.isFetching()).toBe(1));
    patches.apply(going(4, 11));
    answer.resolve(structuredClone(rows));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(counts()).toEqual([0, 4]);
  });

  test('stay as old as they are in all else', async () => {
    const leave = show();
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    leave();
    const before = client.getQueryState(['games'])?.dataUpdatedAt;
    await client.invalidateQueries();
    patches.apply(going(4, 11));
    expect(client.getQueryState(['games'])).toMatchObject({ dataUpdatedAt: before, isInvalidated: true });
    show();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  test('of other rows are left alone', async () => {
    show('team');
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    patches.apply(going(4, 11));
    expect(counts()).toEqual([0, 0]);
  });
});
