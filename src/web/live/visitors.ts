import { useEffect } from 'react';
import { ExternalStore } from '../external-store.ts';

/** How many pages are there that are open to everybody and show what a visitor hears of too. */
export const pagesForVisitors = new ExternalStore(0);

/** For a page that visitors see live as well: it has a stream while it stands, whoever looks at it. */
export function useStreamForVisitors(): void {
  // The stream is not drawn: it begins and ends with the page.
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

const count = (by: number) => pagesForVisitors.set(pagesForVisitors.get() + by);
