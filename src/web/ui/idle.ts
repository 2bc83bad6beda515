import { startTransition, useEffect, useState } from 'react';
import { placeToReturnTo } from '../routing/place.ts';
import { useOnceHydrated } from '../routing/rendering.ts';

const step = 4;
const smallestRow = 40;

/**
 * How many of `total` cards to draw now: as many as a phone shows at once, the rest in steps while the browser has nothing
 * better to do, so that a long list never holds up a tap. Whoever comes back finds at once what stood above their place.
 */
export function useRenderedInSteps(total: number, first = step): number {
  const [place] = useState(() => rowsDownTo(placeToReturnTo()));
  const [more, setMore] = useState(0);
  // A server does not know the place: what it rendered is hydrated as it is.
  const returning = useOnceHydrated(place, 0);
  const drawn = first + more + returning;

  // The browser's idle time is outside React.
  useEffect(() => {
    if (drawn >= total) return;
    return whenIdle(() => startTransition(() => setMore((count) => count + step)));
  }, [drawn, total]);

  return Math.min(drawn, total);
}

/** Enough of the smallest, of which several stand beside each other in a wide window. */
const rowsDownTo = (place: number) => (place > 0 ? Math.ceil((place + innerHeight) / smallestRow) : 0);

export function firstOf<Item, List>(
  lists: readonly List[],
  count: number,
  itemsOf: (list: List) => readonly Item[],
): { list: List; items: readonly Item[] }[] {
  let left = count;
  return lists.flatMap((list) => {
    const items = itemsOf(list).slice(0, left);
    left -= items.length;
    return items.length > 0 ? [{ list, items }] : [];
  });
}

/** False at first, true once the browser has nothing better to do: for what stands below the first screen. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // The browser's idle time is outside React.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}

/** Not every browser has idle callbacks. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 300 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 30);
  return () => clearTimeout(handle);
}
