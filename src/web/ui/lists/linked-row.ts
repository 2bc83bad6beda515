import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface List {
  /** How many rows are drawn so far. */
  shown: number;
  hasMore: boolean;
  onMore: () => unknown;
}

/** Goes to the row that the address names (`/announcements#announcement-12`); pages not here yet are fetched until it is. */
export function useLinkedRow({ shown, hasMore, onMore }: List) {
  const { hash, key } = useLocation();
  const reached = useRef('');

  // The document's scrolling and focus are outside React.
  useEffect(() => {
    if (hash === '' || shown === 0 || reached.current === key) return;
    const row = document.getElementById(hash.slice(1));
    if (!row) {
      if (hasMore) onMore();
      return;
    }
    reached.current = key;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  }, [hash, key, shown, hasMore, onMore]);
}
