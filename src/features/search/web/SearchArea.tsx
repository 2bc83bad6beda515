import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTypedSearch } from '#web/typed-search.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { searchOptions } from './api.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchResults } from './SearchResults.tsx';
import { useSearchKeys } from './search-keys.ts';

/** The search box of the village, and what was found; `children` stand there while nothing is searched for. */
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
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 hidden size-7 place-items-center rounded-md border border-edge text-sm text-soft lg:grid"
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

/** Enter goes to the best of what is typed now, also when its answer has not come yet. */
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
