import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellPlus, BellRing, Newspaper, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayText } from '#features/media/video/web/days.ts';
import { VideoLoading, VideoPlayer } from '#features/media/video/web/VideoPlayer.tsx';
import { useProductName } from '#platform/settings/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { copyLink, shareNatively } from '#web/share.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Episode } from '../contract.ts';
import { episodePath } from '../rules.ts';
import { episodesByNumberOptions, latestEpisodeOptions, subscriptionOptions, toggleSubscription } from './api.ts';

/** The episode number in the address, `?episode=2`; null for the latest episode. */
export function episodeNumberIn(params: URLSearchParams): number | null {
  const asked = params.get('episode') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null;
}

/** `/video-player`: the latest episode, or the one of `?episode=`. */
export function EpisodePage() {
  const number = episodeNumberIn(useSearchParams()[0]);
  const latest = useQuery({ ...latestEpisodeOptions, enabled: number === null });
  const numbered = useQuery({ ...episodesByNumberOptions(number ?? 0), enabled: number !== null });
  const { error, isFetching, refetch } = number === null ? latest : numbered;
  const episode = number === null ? latest.data : numbered.data && (numbered.data[0] ?? null);
  const loadingSecond = useLoadingSecond();

  if (!episode && error) return <NotLoaded error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (episode === undefined || loadingSecond) return <EpisodeLoading />;
  return episode ? <EpisodeView key={episode.id} episode={episode} /> : <NoEpisode />;
}

export const loader = defineLoader(({ client, search }) => {
  const number = episodeNumberIn(search);
  return [
    number === null
      ? client.prefetchQuery(latestEpisodeOptions)
      : client.prefetchQuery(episodesByNumberOptions(number)),
  ];
});

function NoEpisode() {
  return (
    <>
      <PageTitle>Episodes</PageTitle>
      <EmptyState icon={Newspaper} title="This episode is not out yet" text="Subscribe to hear when it is.">
        <SubscribeButton />
      </EmptyState>
    </>
  );
}

function NotLoaded({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  return (
    <>
      <PageTitle>Episodes</PageTitle>
      <ErrorState title="The episode did not load" text={getMessage(error)} onRetry={onRetry} busy={busy} />
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
      <PageTitle>Village Sports News</PageTitle>
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

function EpisodeView({ episode }: { episode: Episode }) {
  const { series, number, title, videoId, duration, publishedDate } = episode;
  return (
    <>
      <DocumentTitle of={title} product={useProductName()} />
      <PageTitle>{title}</PageTitle>
      <Columns
        main={
          <>
            <VideoPlayer videoId={videoId} title={`${series}, episode ${number}: ${title}`} autoplay />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid min-w-0 grid-cols-1 gap-1">
                <p className="flex flex-wrap items-center gap-2 font-bold">
                  {series} <Pill>Episode {number}</Pill>
                </p>
                <p className="text-sm text-soft">
                  Published <time dateTime={publishedDate}>{dayText(publishedDate)}</time> ·{' '}
                  <span className="score text-base">{duration}</span>
                </p>
              </div>
              <ShareEpisode episode={episode} />
            </div>
          </>
        }
        side={
          <>
            <About episode={episode} />
            <ComingNext episode={episode} />
          </>
        }
      />
    </>
  );
}

function ShareEpisode({ episode }: { episode: Episode }) {
  const share = async () => {
    const url = new URL(episodePath(episode), location.origin).href;
    const outcome = await shareNatively({ title: `${episode.series}: ${episode.title}`, url });
    if (outcome !== 'missing') return;
    if (await copyLink(url)) alert('Link copied to clipboard!');
    else prompt('Copy this link:', url);
  };
  return (
    <Button onClick={share}>
      <Share2 className="size-4" aria-hidden /> Share Episode
    </Button>
  );
}

function About({ episode: { description, tags } }: { episode: Episode }) {
  return (
    <Card heading="About">
      <p className="whitespace-pre-line text-base text-soft">
        <LinkedText>{description || 'News of the village’s sports.'}</LinkedText>
      </p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-3.5 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Pill>{tag}</Pill>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ComingNext({ episode: { number, next } }: { episode: Episode }) {
  return (
    <Card hero heading="Coming Next" aside={<Pill tone="info">Episode {number + 1}</Pill>}>
      <div className="grid grid-cols-1 gap-3.5">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h3 className="text-lg">{next?.title ?? 'The next episode'}</h3>
          <p className="whitespace-pre-line text-base text-soft">
            {next?.text ?? 'It is in the making. Subscribers will be the first to know.'}
          </p>
        </div>
        <SubscribeButton />
      </div>
    </Card>
  );
}

function SubscribeButton() {
  const client = useQueryClient();
  const { data, isPending } = useQuery(subscriptionOptions);
  const subscribed = data?.subscribed ?? false;
  const toggle = useWrite({
    send: () => toggleSubscription(),
    onDone: (now) => {
      client.setQueryData(subscriptionOptions.queryKey, now);
      toast(now.subscribed ? toasts.subscribed : toasts.unsubscribed);
    },
    onFailed: (error) =>
      toast({ title: 'Your subscription was not changed', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Button
      wide
      variant={subscribed ? 'quiet' : 'primary'}
      aria-pressed={subscribed}
      disabled={isPending}
      busy={toggle.isPending}
      busyLabel="Saving..."
      onClick={() => toggle.mutate(undefined)}
    >
      {subscribed ? <BellRing className="size-4.5" aria-hidden /> : <BellPlus className="size-4.5" aria-hidden />}
      {subscribed ? 'Subscribed to Updates' : 'Subscribe for Updates'}
    </Button>
  );
}

const toasts = {
  subscribed: { title: 'You are subscribed', description: 'You will get a notice for each new episode.', tone: 'good' },
  unsubscribed: { title: 'You are no longer subscribed', tone: 'plain' },
} as const;
