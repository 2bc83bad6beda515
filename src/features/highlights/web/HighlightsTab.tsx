import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useDrawnInSteps } from '#web/ui/idle.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { highlightsOptions } from './api.ts';
import { FeaturedHighlight } from './FeaturedHighlight.tsx';
import { featuredFirst } from './featured-first.ts';
import { HighlightTile } from './HighlightTile.tsx';

const nothing = 'No highlights available';
const sides = 'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:items-start lg:gap-[22px]';
const twoColumns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,50%-7px)),1fr))] gap-3 sm:gap-3.5';

/** The first tab of Media: one large highlight, then all others, newest first. */
export function HighlightsTab() {
  const list = useInfiniteQuery(highlightsOptions);
  const highlights = list.data;
  const { featured, others } = featuredFirst(highlights ?? []);
  const drawn = useDrawnInSteps(others.length);
  if (list.isPending) return <HighlightsLoading />;
  if (!highlights) return <ErrorState title={nothing} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!featured) return <EmptyState icon={Clapperboard} title={nothing} />;
  return (
    <div className={sides}>
      <div className="lg:sticky lg:top-6">
        <FeaturedHighlight highlight={featured} />
      </div>
      <section aria-labelledby="recent-highlights" className="grid gap-3">
        <h2 id="recent-highlights">Recent Highlights</h2>
        <ul className={twoColumns}>
          {others.slice(0, drawn).map((highlight) => (
            <HighlightTile key={highlight.id} highlight={highlight} />
          ))}
        </ul>
        {others.length === 0 && <p className="text-sm text-soft">The one above is the only one so far.</p>}
        <LoadMore
          hasMore={list.hasNextPage && drawn === others.length}
          busy={list.isFetchingNextPage}
          onMore={list.fetchNextPage}
        />
      </section>
    </div>
  );
}

function HighlightsLoading() {
  return (
    <Loading label="Loading highlights..." className={sides}>
      <Skeleton className="rounded-card pb-[calc(56.25%+10.5rem)]" />
      <div className={`${twoColumns} pt-8`}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-48 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
