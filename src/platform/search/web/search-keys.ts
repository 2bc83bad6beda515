import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { searchOptions } from './api.ts';
import { rememberSearch } from './recent-searches.ts';

/** Enter opens the best hit for the current text, even if its results have not arrived yet. */
export function useOpenFirst() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (typed: string) => {
    const q = typed.trim();
    if (q === '') return;
    rememberSearch(q);
    const found = await queries.ensureQueryData(searchOptions(q)).catch(() => null);
    const [first] = found?.groups[0]?.hits ?? [];
    if (first) await navigate(first.path, { viewTransition: true });
  };
}

interface Actions {
  /** Enter in the box. */
  openFirst: () => void;
  clear: () => void;
  /** Whether a slash goes to another search box, that of the page. */
  leavesSlash?: boolean;
}

/**
 * A slash typed outside a field focuses the search box. Arrow keys move from there through the hits and back. Escape
 * returns to the box and empties it.
 */
export function useSearchKeys(area: RefObject<HTMLElement | null>, actions: Actions) {
  // React does not see keys that are pressed elsewhere on the page.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = area;
      if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isSlash(event)) {
        if (actions.leavesSlash) return;
        boxIn(current)?.focus();
      } else if (!moveAmongHits(current, event.key, actions)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [area, actions]);
}

/** Returns whether the key had a meaning at the current focus. */
function moveAmongHits(area: HTMLElement, key: string, { openFirst, clear }: Actions): boolean {
  // While hits of a shorter text are shown, the focus stays in the box: those to come would replace them, and it with them.
  const stops = [boxIn(area), ...area.querySelectorAll<HTMLElement>('[aria-busy="false"] [data-hit]')];
  const at = stops.findIndex((stop) => stop !== null && stop === document.activeElement);
  if (at === -1) return false;
  const to = key === 'Escape' ? 0 : findTarget(key, at, stops.length - 1);
  if (key === 'Escape') clear();
  if (to !== undefined) stops[to]?.focus();
  else if (key === 'Enter' && at === 0) openFirst();
  else return false;
  return true;
}

/** The box is the first stop; in it, Home and End move the cursor. */
function findTarget(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (at > 0 && key === 'Home') return 1;
  return at > 0 && key === 'End' ? last : undefined;
}

const boxIn = (area: HTMLElement) => area.querySelector<HTMLInputElement>('input[type="search"]');

const isSlash = ({ key, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));
