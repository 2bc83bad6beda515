import { useEffect } from 'react';
import { ExternalStore } from '../routing/rendering.ts';

/** How many mounted pages are open to visitors and show what the visitors' stream reports. */
export const pagesForVisitors = new ExternalStore(0);

/** For a page that visitors see live as well: while it is mounted there is a stream, also for a visitor. */
export function useStreamForVisitors(): void {
  // An effect, since the stream is outside React: it opens and closes with the page.
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

const count = (by: number) => pagesForVisitors.set(pagesForVisitors.get() + by);
