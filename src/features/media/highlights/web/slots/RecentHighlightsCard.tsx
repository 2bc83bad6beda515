import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router';
import { DurationBadge, PlayMark, Still } from '#features/media/video/web/Still.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Highlight } from '../../contract.ts';
import { getStill, watchPath } from '../../rules.ts';
import { featuredHighlightOptions } from '../api.ts';
import { HighlightComments } from '../HighlightTalk.tsx';
import { openHighlight, PlayLink } from '../PlayLink.tsx';

const nothing = 'No highlights available';

export function RecentHighlightsCard() {
  const { data: highlight, isPending, isError, isFetching, refetch } = useQuery(featuredHighlightOptions);
  return (
    <section aria-labelledby="recent-highlights" className="grid gap-3">
      <header className="flex items-center justify-between gap-3">
        <h2 id="recent-highlights">Recent Highlights</h2>
        <Link
          to="/media"
          viewTransition
          className="-my-2 -mr-2 inline-flex min-h-11 items-center rounded-control px-2 font-bold text-sm text-accent-text"
        >
          See all<span className="sr-only"> highlights</span>
        </Link>
      </header>
      {isPending && <HighlightLoading />}
      {highlight && <Shown highlight={highlight} />}
      {highlight === null && (
        <Card as="div">
          <EmptyState icon={Clapperboard} title={nothing} />
        </Card>
      )}
      {isError && !highlight && (
        <Card as="div">
          <ErrorState title={nothing} onRetry={() => void refetch()} busy={isFetching} />
        </Card>
      )}
    </section>
  );
}

RecentHighlightsCard.reads = (client: QueryClient) => [client.prefetchQuery(featuredHighlightOptions)];

function Shown({ highlight }: { highlight: Highlight }) {
  const { title, description, duration, dateAdded } = highlight;
  return (
    <article className="card group relative overflow-hidden ring-around-link">
      <div className="relative">
        <Still src={getStill(highlight)} name={title} />
        <div className="absolute inset-x-3.5 bottom-3.5 flex items-end justify-between">
          <PlayMark />
          {duration && <DurationBadge duration={duration} />}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-1 p-4 pb-2">
        <h3>
          <PlayLink title={title} {...linkTo(highlight)} />
        </h3>
        {description && <p className="line-clamp-2 text-sm text-soft">{description}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="text-sm text-soft">
            <RelativeTime at={dateAdded} />
          </span>
          <HighlightComments highlight={highlight} />
        </div>
      </div>
    </article>
  );
}

function linkTo({ id, videoId, game }: Highlight) {
  const isNetball = game?.sport.name === 'Netball';
  return { to: isNetball ? '/netball-highlights' : watchPath(videoId, '/home'), state: openHighlight(id) };
}

function HighlightLoading() {
  return (
    <Loading label="Loading the latest highlight" className="card overflow-hidden">
      <Skeleton className="aspect-video rounded-none" />
      <div className="grid gap-2 p-4">
        <Skeleton className="h-5 w-52" />
        <Skeleton className="h-10" />
        <Skeleton className="h-8 w-32" />
      </div>
    </Loading>
  );
}
