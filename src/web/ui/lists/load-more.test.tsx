import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Seen = { isIntersecting: boolean }[];

/** The end is near whenever somebody begins to watch it, as it is for a short list. */
class NearEnd {
  readonly #told: (seen: Seen) => void;
  #isWatched = false;

  constructor(told: (seen: Seen) => void) {
    this.#told = told;
  }

  observe() {
    this.#isWatched = true;
    setTimeout(() => this.#isWatched && this.#told([{ isIntersecting: true }]));
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

test('pages come until there are no more, while the end is near', async () => {
  renderList(async (page) => (page < 3 ? [1, 2] : []));
  await screen.findByText('Rows: 6');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('an end that was far and is near by the time anybody looks loads more', async () => {
  let told: ((seen: Seen) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (seen: Seen) => void) {
        told = notify;
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
  told?.([{ isIntersecting: true }, { isIntersecting: false }]);
  await wait(50);
  expect(pages).toEqual([0]);
  told?.([{ isIntersecting: false }, { isIntersecting: true }]);
  await screen.findByText('Rows: 2');
});

test('a page whose read gave way to another read of the list, before anybody saw it begin, comes all the same', async () => {
  let isFirst = true;
  const client = renderList(async (page) => {
    if (page === 1 && isFirst) {
      isFirst = false;
      // As word of a change does: the list is read anew, and this read is given up.
      void client.refetchQueries({ queryKey: ['rows'] });
    }
    return page < 2 ? [1] : [];
  });
  await screen.findByText('Rows: 2');
});

test('a page that could not be read is asked for once, and again when the button is pressed', async () => {
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
