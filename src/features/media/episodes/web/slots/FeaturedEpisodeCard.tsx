import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { dayText } from '#features/media/video/web/days.ts';
import { getMessage } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Episode } from '../../contract.ts';
import { latestEpisodeOptions } from '../api.ts';

export function FeaturedEpisodeCard() {
  const { data: episode, error, isFetching, refetch } = useQuery(latestEpisodeOptions);
  if (episode === null) return null;
  return (
    <Card
      heading={episode?.series ?? 'Featured Episode'}
      aside={episode && <Pill tone="info">Episode {episode.number}</Pill>}
    >
      {episode && <FeaturedEpisode episode={episode} />}
      {!episode && error && (
        <ErrorState
          title="The episode did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!episode && !error && <EpisodeCardLoading />}
    </Card>
  );
}

FeaturedEpisodeCard.reads = (client: QueryClient) => [client.prefetchQuery(latestEpisodeOptions)];

function FeaturedEpisode({ episode: { title, publishedDate, duration } }: { episode: Episode }) {
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3>{title}</h3>
          <p className="text-sm text-soft">
            <time dateTime={publishedDate}>{dayText(publishedDate)}</time>
          </p>
        </div>
        <p className="score figure">
          <span className="sr-only">Duration </span>
          {duration}
        </p>
      </div>
      <ButtonLink to="/video-player" wide>
        <Play className="size-4.5 fill-current" aria-hidden /> Watch Episode
      </ButtonLink>
    </div>
  );
}

function EpisodeCardLoading() {
  return (
    <Loading label="Loading the latest episode" className="grid gap-3.5">
      <div className="flex items-end justify-between">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-9 w-24" />
      </div>
      <Skeleton className="h-12 rounded-control" />
    </Loading>
  );
}
