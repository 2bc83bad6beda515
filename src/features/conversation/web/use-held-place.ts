import { useLayoutEffect, useRef, useState } from 'react';
import type { Comment, ItemId } from '../contract.ts';

/** This near to the top, one reads the newest, and sees what arrives. */
const atTopPx = 8;

interface Place {
  id: string;
  offset: number;
}

/**
 * Keeps what one reads where it is while comments come and go above it, and counts those that have arrived unseen.
 * Done by hand: not every browser anchors its scrolling, and none does at the very top.
 */
export function useHeldPlace(comments: readonly Comment[] | undefined) {
  const area = useRef<HTMLElement>(null);
  const place = useRef<Place | null>(null);
  /** Those that were there when one last read the newest; null while one does. */
  const [seen, setSeen] = useState<ReadonlySet<ItemId> | null>(null);

  const noteScroll = () => {
    const scroller = area.current;
    if (!scroller) return;
    const readsNewest = scroller.scrollTop < atTopPx;
    place.current = readsNewest ? null : pathIn(scroller);
    setSeen(readsNewest ? null : (before) => before ?? new Set(comments?.map(({ id }) => id)));
  };

  // Positions can only be measured once the rows are there, and must be put right before they are painted.
  useLayoutEffect(() => {
    const scroller = area.current;
    const kept = place.current;
    if (!scroller || !kept || !comments) return;
    const row = scroller.querySelector<HTMLElement>(`[data-comment="${kept.id}"]`);
    if (row) scroller.scrollTop += row.offsetTop - scroller.scrollTop - kept.offset;
    place.current = pathIn(scroller);
  }, [comments]);

  const toNewest = () => {
    area.current?.scrollTo({ top: 0 });
    area.current?.focus({ preventScroll: true });
  };

  const unseen =
    seen && comments
      ? Math.max(
          0,
          comments.findIndex(({ id }) => seen.has(id)),
        )
      : 0;
  return { area, unseen, noteScroll, toNewest };
}

function pathIn(scroller: HTMLElement): Place | null {
  const rows = scroller.querySelectorAll<HTMLElement>('[data-comment]');
  for (const row of rows) {
    const offset = row.offsetTop - scroller.scrollTop;
    if (offset + row.offsetHeight > 0) return { id: row.dataset['comment'] ?? '', offset };
  }
  return null;
}
