import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFurtherPages } from './further-pages.ts';

afterEach(cleanup);

interface ListProps {
  read: (page: number) => Promise<number[]>;
  areEnough?: (rows: readonly number[]) => boolean;
}

function List({ read, areEnough }: ListProps) {
  const pages = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: (rows, _, page) => (rows.length > 0 ? page + 1 : null),
    select: ({ pages }) => pages.flat(),
    retry: false,
  });
  const { data, isError } = useFurtherPages(pages, areEnough);
  return <p>{isError ? 'Failed' : `Rows: ${data?.length ?? 'none'}`}</p>;
}

const show = (list: ListProps) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List {...list} />
    </QueryClientProvider>,
  );

const threePages = async (page: number) => (page < 3 ? [1, 2] : []);

test('fetches all pages, however quickly each is answered', async () => {
  show({ read: threePages });
  await screen.findByText('Rows: 6');
});

test('stops once there are enough rows', async () => {
  const pages: number[] = [];
  show({
    read: (page) => {
      pages.push(page);
      return threePages(page);
    },
    areEnough: (rows) => rows.length >= 4,
  });
  await screen.findByText('Rows: 4');
  expect(pages).toEqual([0, 1]);
});

test('does not refetch a page that failed', async () => {
  let reads = 0;
  show({
    read: async (page) => {
      reads += 1;
      if (page === 1) throw new Error('lost');
      return [1];
    },
  });
  await screen.findByText('Failed');
  expect(reads).toBe(2);
});
