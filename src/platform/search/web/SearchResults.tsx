import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AppWindow, Dumbbell, Lightbulb, MapPin, Megaphone, SearchX } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { dayText } from '#shared/notation.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { device } from '#web/zone.ts';
import type { SearchGroup, SearchHit } from '../contract.ts';
import { searchOptions } from './api.ts';
import { rememberSearch } from './recent-searches.ts';

interface SearchResultsProps {
  q: string;
  onOpen: () => void;
}

/** As many columns as there is room for: on More, or in the panel beside the rail. */
export const SearchResults = (props: SearchResultsProps) => (
  <div className="@container">
    <Results {...props} />
  </div>
);

function Results({ q, onOpen }: SearchResultsProps) {
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
      className={`grid gap-3.5 transition-opacity @2xl:grid-cols-2 @2xl:items-start @4xl:grid-cols-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : countText(groups)}
      </p>
      {groups.map((group) => (
        <Group key={group.kind} group={group} onOpen={open} />
      ))}
      {groups.length === 0 && !isPlaceholderData && (
        <div className="@2xl:col-span-full">
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
      {hasMore && <p className="px-2 pt-1 pb-2 text-sm text-soft">More results: keep typing to narrow them down.</p>}
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
    <Loading label="Searching..." className="grid gap-3.5 @2xl:grid-cols-2 @4xl:grid-cols-3">
      {['first', 'second', 'third'].map((slot) => (
        <Skeleton key={slot} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}

interface HitLinkProps {
  hit: SearchHit;
  onOpen: () => void;
}

function HitLink({ hit, onOpen }: HitLinkProps) {
  const about = [hit.at && dayText(device.wall(hit.at), device.wall(new Date())), hit.detail]
    .filter(Boolean)
    .join(' · ');
  return (
    <Link
      to={hit.path}
      data-hit
      viewTransition
      onClick={onOpen}
      className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-3"
    >
      <span className="grid w-10 shrink-0 place-items-center">
        <Picture hit={hit} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="wrap-anywhere line-clamp-2 font-bold leading-snug text-base">{hit.title}</span>
        {(hit.mark || about) && (
          <span className="truncate text-sm text-soft">
            {hit.mark && <strong className="text-accent-text">{hit.mark}</strong>}
            {hit.mark && about && ' · '}
            {about}
          </span>
        )}
      </span>
    </Link>
  );
}

function Picture({ hit: { look, title, picture } }: { hit: SearchHit }) {
  if (look === 'crest') return <Crest name={title} logo={picture} size={32} />;
  if (look === 'portrait' || look === 'still') return <Avatar name={title} photo={picture} size={40} />;
  const Icon = icons[look];
  return <Icon className="size-5 text-soft" aria-hidden />;
}

const icons = { text: Megaphone, page: AppWindow, place: MapPin, workout: Dumbbell, tip: Lightbulb };
