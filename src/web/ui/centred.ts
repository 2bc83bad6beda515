import { type RefObject, useEffect } from 'react';

const theChosen = '[aria-pressed="true"], [aria-selected="true"]';

/**
 * Keeps the chosen one in the middle of a row that scrolls sideways: a link may open with one chosen that stands beyond its
 * edge. Measured with the next frame, which lays the page out in any case; before it, that would be done twice.
 */
export function useCentred(row: RefObject<HTMLElement | null>, chosen: string) {
  // How far a row is scrolled is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const found = row.current?.querySelector<HTMLElement>(theChosen);
      if (row.current && found)
        row.current.scrollLeft = found.offsetLeft - (row.current.clientWidth - found.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, chosen]);
}
