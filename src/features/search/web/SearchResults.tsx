import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useId } from 'react';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SearchGroup } from '../contract.ts';
import { searchOptions } from './api.ts';
import { HitLink } from './HitLink.tsx';
import { rememberSearch } from './recent-searches.ts';

interface SearchResultsProps {
  q: string;
  onOpen: () => void;
}

export function SearchResults({ q, onOpen }: SearchResultsProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchOptions(q),
    placeholderData: keepPreviousData,
  });
  if (!data && isError)
    return <ErrorState title="The search did not work" onRetry={() => refetch()} busy={isFetching} />;
  if (!data) return <ResultsLoading />;
  const { groups } = data;
  const open = () => {
    rememberSearch(q);
    onOpen();
  };
  return (
    <section
      aria-label="Search results"
      aria-busy={isPlaceholderData}
      className={`grid gap-3.5 transition-opacity md:grid-cols-2 md:items-start xl:grid-cols-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : countText(groups)}
      </p>
      {groups.map((group) => (
        <Group key={group.kind} group={group} onOpen={open} />
      ))}
      {groups.length === 0 && !isPlaceholderData && (
        <div className="md:col-span-full">
          <EmptyState
            icon={SearchX}
            title={`Nothing found for “${q}”`}
            text="Try a name, a team, a sport or a place."
          />
        </div>
      )}
    </section>
  );
}

function Group({ group: { title, hits, hasMore }, onOpen }: { group: SearchGroup; onOpen: () => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card grid p-2 pt-3">
      <h2 id={titleId} className="px-2 pb-1.5 text-base">
        {title}
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitLink hit={hit} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="px-2 pt-1 pb-2 text-[0.8125rem] text-soft">More results: keep typing to narrow them down.</p>
      )}
    </section>
  );
}

function countText(groups: readonly SearchGroup[]): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

function ResultsLoading() {
  return (
    <Loading label="Searching..." className="grid gap-3.5 md:grid-cols-2 xl:grid-cols-3">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}
