import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { ErrorState } from '../states.tsx';

interface ReadCardProps<ResponseBody> {
  heading: string;
  /** The data to show, null when there is nothing. */
  of: UseQueryResult<ResponseBody | null>;
  aside?: (response: ResponseBody) => ReactNode;
  loading: ReactNode;
  failed: { title: string; text?: string };
  empty: ReactNode;
  children: (response: ResponseBody) => ReactNode;
}

/** A card of one read in all its states: loading, failed, empty, or the response. */
export function ReadCard<ResponseBody>({
  heading,
  of,
  aside,
  loading,
  failed,
  empty,
  children,
}: ReadCardProps<ResponseBody>) {
  const { data, isPending, isError, isFetching, refetch } = of;
  const isThere = data !== undefined && data !== null;
  return (
    <Card heading={heading} aside={isThere && aside?.(data)} className="wrap-anywhere">
      {isPending && loading}
      {isThere && children(data)}
      {data === null && empty}
      {isError && data === undefined && <ErrorState {...failed} onRetry={() => void refetch()} busy={isFetching} />}
    </Card>
  );
}
