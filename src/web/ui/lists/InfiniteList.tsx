import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRenderedInSteps } from '../idle.ts';
import { ErrorState, Loading, Skeleton } from '../states.tsx';
import { LoadMore } from './LoadMore.tsx';

export interface InfiniteListProps<Row> {
  list: UseInfiniteQueryResult<Row[]>;
  /** What is said while it loads, and so many shapes of the size of its rows, in the columns of `className`. */
  loading: { label: string; rows: number; shape: string };
  className?: string;
  /** So many rows are drawn with the first screen, the rest after it: where each is costly. */
  atOnce?: number;
  failed: { title: string; text?: string };
  /** What stands there when there is nothing. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that grows as one reads on: it loads, fails, is empty, or stands there with the way to more. */
export function InfiniteList<Row>(props: InfiniteListProps<Row>) {
  const { list, loading, className, atOnce = Number.POSITIVE_INFINITY, failed, empty, children } = props;
  const rows = list.data;
  const total = rows?.length ?? 0;
  const drawn = useRenderedInSteps(total, atOnce);
  if (list.isPending) return <ListLoading {...loading} className={className} />;
  if (!rows) return <ErrorState {...failed} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows.slice(0, drawn))}
      {drawn === total && <LoadMore list={list} />}
    </>
  );
}

type ListLoadingProps = InfiniteListProps<unknown>['loading'] & { className?: string | undefined };

export function ListLoading({ label, rows, shape, className = 'grid gap-3.5' }: ListLoadingProps) {
  return (
    <Loading label={label} className={className}>
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
        <Skeleton key={place} className={`rounded-card ${shape}`} />
      ))}
    </Loading>
  );
}
