import { useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTypedSearch } from '#web/routing/search-params.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { searchOptions } from './api.ts';
import { forgetSearches, rememberSearch, SearchResults, useRecentSearches } from './SearchResults.tsx';

/** The village's search box with its results; `children` are shown while nothing is searched for. */
export function SearchArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [typed, type, settle] = useTypedSearch('q');
  const openFirst = useOpenFirst();
  const enter = async () => {
    await settle();
    await openFirst(typed);
  };
  useSearchKeys(area, { openFirst: () => void enter(), clear: () => type('') });
  return (
    <div ref={area} className="grid gap-4">
      <div className="relative lg:max-w-2xl">
        <SearchBox label="Search the village..." value={typed} onType={type} />
        {typed === '' && (
          <kbd
            aria-hidden
            className={`-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 max-lg:hidden ${aKey}`}
          >
            /
          </kbd>
        )}
      </div>
      {typed.trim() === '' ? (
        <>
          <RecentSearches onChoose={type} />
          {children}
        </>
      ) : (
        <SearchResults q={typed.trim()} onOpen={() => void settle()} />
      )}
    </div>
  );
}

/** Enter opens the best hit for the current text, even if its results have not arrived yet. */
function useOpenFirst() {
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

/** The recent searches on this device; one press clears them. */
function RecentSearches({ onChoose }: { onChoose: (q: string) => void }) {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="grid gap-1 lg:max-w-2xl">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-searches" className="text-base">
          Recent searches
        </h2>
        <Button variant="plain" small onClick={forgetSearches} aria-label="Clear recent searches">
          Clear
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((q) => (
          <li key={q} className="min-w-0">
            <Button small onClick={() => onChoose(q)} className="max-w-full">
              <History className="size-4 shrink-0 text-soft" aria-hidden />
              <span className="truncate">{q}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Actions {
  /** Enter in the box. */
  openFirst: () => void;
  clear: () => void;
}

/**
 * A slash typed outside a field focuses the search box. Arrow keys move from there through the hits and back. Escape
 * returns to the box and empties it.
 */
function useSearchKeys(area: RefObject<HTMLElement | null>, actions: Actions) {
  // React does not see keys that are pressed elsewhere on the page.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = area;
      if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isSlash(event)) boxIn(current)?.focus();
      else if (!moveAmongHits(current, event.key, actions)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [area, actions]);
}

/** Returns whether the key had a meaning at the current focus. */
function moveAmongHits(area: HTMLElement, key: string, { openFirst, clear }: Actions): boolean {
  const stops = [boxIn(area), ...area.querySelectorAll<HTMLElement>('[data-hit]')];
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

const aKey = 'grid size-7 place-items-center rounded-md border border-edge text-sm text-soft';
