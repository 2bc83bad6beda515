import { startTransition, useEffect, useState } from 'react';
import { useOnceHydrated } from '../routing/rendering.ts';
import { scrollPositionToRestore } from '../routing/scroll-position.ts';

const step = 4;
const smallestRow = 40;

/**
 * How many of `total` cards to render now: as many as a phone shows at once, the rest in steps while the browser is idle, so
 * that a long list never delays a tap. On a return, all cards down to the restored scroll position render at once.
 */
export function useRenderedInSteps(total: number, first = step): number {
  const [rowsToReturnTo] = useState(() => rowsDownTo(scrollPositionToRestore()));
  const [more, setMore] = useState(0);
  // The server does not know the scroll position: hydration starts from what it rendered.
  const returning = useOnceHydrated(rowsToReturnTo, 0);
  const rendered = first + more + returning;

  // The browser's idle time is outside React.
  useEffect(() => {
    if (rendered >= total) return;
    return whenIdle(() => startTransition(() => setMore((count) => count + step)));
  }, [rendered, total]);

  return Math.min(rendered, total);
}

/** Enough even for the smallest rows; a wide window shows several of them side by side. */
const rowsDownTo = (position: number) => (position > 0 ? Math.ceil((position + innerHeight) / smallestRow) : 0);

export function pickFirst<Item, List>(
  lists: readonly List[],
  count: number,
  getItems: (list: List) => readonly Item[],
): { list: List; items: readonly Item[] }[] {
  let remaining = count;
  return lists.flatMap((list) => {
    const items = getItems(list).slice(0, remaining);
    remaining -= items.length;
    return items.length > 0 ? [{ list, items }] : [];
  });
}

/** False at first, true once the browser is idle: for what is below the first screen. */
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
