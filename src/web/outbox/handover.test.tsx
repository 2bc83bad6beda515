import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';
import { MemoryStore } from './testing/memory-store.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const options = queryOptions({ queryKey: ['plays'], queryFn: () => 0, initialData: 0, staleTime: Infinity });

interface Shown {
  outbox: Outbox;
  totals: number[];
}

/** Shows what has arrived, and below it the same with what waits. */
const Page = (shown: Shown) => <Total {...shown} arrived={useQuery(options).data} />;

function Total({ arrived, outbox, totals }: Shown & { arrived: number }) {
  const { entries } = useSyncExternalStore(outbox.subscribe, outbox.get);
  totals.push(arrived + entries.length);
  return `${arrived} arrived`;
}

test('what was sent is shown all the time, first as waiting and then as arrived', async () => {
  const client = new QueryClient();
  vi.stubGlobal('fetch', async () => Response.json({}));
  const kind = {
    complete: async (request: { path: string; body: unknown }) => request,
    apply: () => void client.setQueryData(options.queryKey, (known = 0) => known + 1),
  };
  const outbox = new Outbox({ owner: 5, store: new MemoryStore(), kinds: new Map([['play', async () => kind]]) });
  const totals: number[] = [];
  render(
    <QueryClientProvider client={client}>
      <Page outbox={outbox} totals={totals} />
    </QueryClientProvider>,
  );
  outbox.open();
  void outbox.add({
    id: 'one',
    method: 'POST',
    path: '/api/plays',
    resource: 'plays',
    label: 'Play',
    kind: 'play',
    body: {},
  });
  outbox.flush();
  await screen.findByText('1 arrived');
  await vi.waitFor(() => expect(outbox.get().entries).toEqual([]));
  expect(totals.slice(totals.indexOf(1))).not.toContain(0);
  outbox.close();
});
