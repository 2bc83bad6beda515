import { type RefObject, useEffect } from 'react';

interface Acts {
  /** Enter in the box. */
  openFirst: () => void;
  clear: () => void;
}

/**
 * A slash, typed anywhere but into a field, leads to the search box; the arrows from there through what was found and
 * back; Escape back to the box, and empties it.
 */
export function useSearchKeys(area: RefObject<HTMLElement | null>, acts: Acts) {
  // Keys pressed elsewhere on the page are outside React.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = area;
      if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isSlash(event)) boxIn(current)?.focus();
      else if (!moveAmongHits(current, event.key, acts)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [area, acts]);
}

/** Answers whether the key meant something where the focus is. */
function moveAmongHits(area: HTMLElement, key: string, { openFirst, clear }: Acts): boolean {
  const stops = [boxIn(area), ...area.querySelectorAll<HTMLElement>('[data-hit]')];
  const at = stops.findIndex((stop) => stop !== null && stop === document.activeElement);
  if (at === -1) return false;
  const to = key === 'Escape' ? 0 : targetOf(key, at, stops.length - 1);
  if (key === 'Escape') clear();
  if (to !== undefined) stops[to]?.focus();
  else if (key === 'Enter' && at === 0) openFirst();
  else return false;
  return true;
}

/** The box is the first stop; its own Home and End move the cursor in it. */
function targetOf(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (at > 0 && key === 'Home') return 1;
  return at > 0 && key === 'End' ? last : undefined;
}

const boxIn = (area: HTMLElement) => area.querySelector<HTMLInputElement>('input[type="search"]');

const isSlash = ({ key, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));
