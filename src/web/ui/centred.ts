import { type RefObject, useEffect } from 'react';

const chosenSelector = '[aria-pressed="true"], [aria-selected="true"], [aria-current="true"]';

/**
 * Keeps the chosen item in the middle of a row that scrolls sideways: a link may choose an item that is beyond the edge.
 * Measured in the next frame, which lays out the page in any case; measured earlier, it would cause a second layout.
 */
export function useCentred(row: RefObject<HTMLElement | null>, chosen: string) {
  // The scroll position of a row is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another item is chosen
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const chosenItem = row.current?.querySelector<HTMLElement>(chosenSelector);
      if (row.current && chosenItem)
        row.current.scrollLeft = chosenItem.offsetLeft - (row.current.clientWidth - chosenItem.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, chosen]);
}
