import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Entries = { isIntersecting: boolean }[];

/** An observer that reports the end as near as soon as it is observed, as for a short list. */
class NearEnd {
  readonly #notify: (entries: Entries) => void;
  #isWatched = false;

  constructor(notify: (entries: Entries) => void) {
    this.#notify = notify;
  }

  observe() {
    this.#isWatched = true;
    setTimeout(() => this.#isWatched && this.#notify([{ isIntersecting: true }]));
  }

  disconnect() {
    this.#isWatched = false;
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearEnd);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Read = (page: number) => Promise<number[]>;

function List({ read }: { read: Read }) {
  const list = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: (rows, _, page) => (rows.length > 0 ? page + 1 : null),
    select: ({ pages }) => pages.flat(),
    retry: false,
  });
  return (
    <>
      <p>{`Rows: ${list.data?.length ?? 'none'}`}</p>
      <LoadMore list={list} />
    </>
  );
}

function renderList(read: Read) {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <List read={read} />
    </QueryClientProvider>,
  );
  return client;
}

test('loads pages while the end is near, until there are no more', async () => {
  renderList(async (page) => (page < 3 ? [1, 2] : []));
  await screen.findByText('Rows: 6');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('goes by the last of several observer entries: loads more when the end has come near', async () => {
  let reportEntries: ((entries: Entries) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: Entries) => void) {
        reportEntries = notify;
      }
      observe() {}
      disconnect() {}
    },
  );
  const pages: number[] = [];
  renderList(async (page) => {
    pages.push(page);
    return [1];
  });
  await screen.findByText('Rows: 1');
  reportEntries?.([{ isIntersecting: true }, { isIntersecting: false }]);
  await wait(50);
  expect(pages).toEqual([0]);
  reportEntries?.([{ isIntersecting: false }, { isIntersecting: true }]);
  await screen.findByText('Rows: 2');
});

test('loads a page whose read was cancelled by a refetch of the list before it rendered as fetching', async () => {
  let isFirst = true;
  const client = renderList(async (page) => {
    if (page === 1 && isFirst) {
      isFirst = false;
      // Like an invalidation, this cancels the read in flight and refetches the list.
      void client.refetchQueries({ queryKey: ['rows'] });
    }
    return page < 2 ? [1] : [];
  });
  await screen.findByText('Rows: 2');
});

test('reads a failing page once, and again when the button is pressed', async () => {
  let isFailing = true;
  const pages: number[] = [];
  renderList(async (page) => {
    pages.push(page);
    await wait(20);
    if (page === 1 && isFailing) throw new Error('lost');
    return page < 2 ? [1] : [];
  });
  await screen.findByText('Rows: 1');
  await wait(300);
  expect(pages).toEqual([0, 1]);
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Rows: 2');
});
