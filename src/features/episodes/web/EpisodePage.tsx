import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { VideoLoading } from '#features/video/web/VideoPlayer.tsx';
import { messageOf } from '#web/api/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/routing/loading.ts';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { episodesOfNumberOptions, latestEpisodeOptions } from './api.ts';
import { EpisodeView, SubscribeButton } from './EpisodeView.tsx';

/** The episode number in the address, `?episode=2`; null for the latest episode. */
export function episodeNumberIn(params: URLSearchParams): number | null {
  const asked = params.get('episode') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null;
}

/** `/video-player`: the latest episode, or the one of `?episode=`. */
export function EpisodePage() {
  const number = episodeNumberIn(useSearchParams()[0]);
  const latest = useQuery({ ...latestEpisodeOptions, enabled: number === null });
  const numbered = useQuery({ ...episodesOfNumberOptions(number ?? 0), enabled: number !== null });
  const { error, isFetching, refetch } = number === null ? latest : numbered;
  const episode = number === null ? latest.data : numbered.data && (numbered.data[0] ?? null);
  const loadingSecond = useLoadingSecond();

  if (!episode && error) return <NotLoaded error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (episode === undefined || loadingSecond) return <EpisodeLoading />;
  return episode ? <EpisodeView key={episode.id} episode={episode} /> : <NoEpisode />;
}

export const loader = loaderOf(({ client, search }) => {
  const number = episodeNumberIn(search);
  return [
    number === null
      ? client.prefetchQuery(latestEpisodeOptions)
      : client.prefetchQuery(episodesOfNumberOptions(number)),
  ];
});

function NoEpisode() {
  return (
    <>
      <PageTitle back="/home">Episodes</PageTitle>
      <EmptyState icon={Newspaper} title="This episode is not out yet" text="Subscribe to hear when it is.">
        <SubscribeButton />
      </EmptyState>
    </>
  );
}

function NotLoaded({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  return (
    <>
      <PageTitle back="/home">Episodes</PageTitle>
      <ErrorState title="The episode did not load" text={messageOf(error)} onRetry={onRetry} busy={busy} />
    </>
  );
}

const loadingMs = 1_000;

function useLoadingSecond(): boolean {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loadingMs);
    return () => clearTimeout(timer);
  }, []);
  return loading;
}

function EpisodeLoading() {
  return (
    <>
      <PageTitle back="/home">Village Sports News</PageTitle>
      <Columns
        main={
          <>
            <div className="relative isolate aspect-video overflow-hidden rounded-card border border-line bg-black">
              <VideoLoading label="Loading episode..." seen />
            </div>
            <Skeleton className="h-12 rounded-control" />
          </>
        }
        side={
          <>
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-52 rounded-card" />
          </>
        }
      />
    </>
  );
}
