import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

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
