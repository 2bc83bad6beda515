import { type ReactNode, useRef } from 'react';
import { useTypedSearch } from '#web/routing/search-params.ts';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SlashKey } from './SlashKey.tsx';
import { useOpenFirst, useSearchKeys } from './search-keys.ts';

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
        {typed === '' && <SlashKey />}
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
