import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { pagesOptions } from '../../api/requests.ts';
import { useRenderedInSteps } from '../idle.ts';
import { ErrorState, Loading, Skeleton } from '../states.tsx';
import { LoadMore } from './LoadMore.tsx';

export interface InfiniteListProps<Row> {
  list: UseInfiniteQueryResult<Row[]>;
  /** While it loads: the label to announce, and the number and shape of skeletons, in the columns of `className`. */
  loading: { label: string; rows: number; shape: string };
  className?: string;
  /** How many rows to render with the first screen, where each is costly; the rest follows. */
  atOnce?: number;
  failed: { title: string; text?: string };
  /** Shown when there are no rows. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** An infinite list in all its states: loading, failed, empty, or rows with a way to load more. */
export function InfiniteList<Row>(props: InfiniteListProps<Row>) {
  const { list, loading, className, atOnce = Number.POSITIVE_INFINITY, failed, empty, children } = props;
  const rows = list.data;
  const total = rows?.length ?? 0;
  const rendered = useRenderedInSteps(total, atOnce);
  if (list.isPending) return <ListLoading {...loading} className={className} />;
  if (!rows) return <ErrorState {...failed} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows.slice(0, rendered))}
      {rendered === total && <LoadMore list={list} />}
    </>
  );
}

type ListLoadingProps = InfiniteListProps<unknown>['loading'] & { className?: string | undefined };

export function ListLoading({ label, rows, shape, className = 'grid gap-3.5' }: ListLoadingProps) {
  return (
    <Loading label={label} className={className}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions that never change
        <Skeleton key={index} className={`rounded-card ${shape}`} />
      ))}
    </Loading>
  );
}

type GrowingList = Pick<UseInfiniteQueryResult<readonly unknown[]>, 'data' | 'hasNextPage' | 'fetchNextPage'>;

/** Scrolls to the row that the address names (`/announcements#announcement-12`), fetching pages until it is there. */
export function useLinkedRow({ data, hasNextPage, fetchNextPage }: GrowingList) {
  const { hash, key } = useLocation();
  const reached = useRef('');
  const rowCount = data?.length ?? 0;

  // The document's scrolling and focus are outside React.
  useEffect(() => {
    if (hash === '' || rowCount === 0 || reached.current === key) return;
    const row = document.getElementById(hash.slice(1));
    if (!row) {
      if (hasNextPage) void fetchNextPage();
      return;
    }
    reached.current = key;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  }, [hash, key, rowCount, hasNextPage, fetchNextPage]);
}

interface CardListProps<Row> extends Omit<InfiniteListProps<Row>, 'list' | 'children'> {
  of: ReturnType<typeof pagesOptions<Row>>;
  /** A list item. One that links lead to, `/announcements#announcement-12`, has that id and takes the focus. */
  Card: ComponentType<{ row: Row }>;
}

/** A list with a card for each row, in the columns of `className`. */
export function CardList<Row extends { id: number }>({ of, Card, ...states }: CardListProps<Row>) {
  const { className = 'grid gap-3.5' } = states;
  const list = useInfiniteQuery(of);
  useLinkedRow(list);
  return (
    <InfiniteList list={list} {...states}>
      {(rows) => (
        <ul className={className}>
          {rows.map((row) => (
            <Card key={row.id} row={row} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
