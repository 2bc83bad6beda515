import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, VideoOff } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { LikeButton } from '#features/community/conversation/web/LikeButton.tsx';
import { type Video, VideoKey } from '#features/media/video/contract.ts';
import { videoOptions } from '#features/media/video/web/api.ts';
import { dayText } from '#features/media/video/web/days.ts';
import { ShareButtons } from '#features/media/video/web/ShareButtons.tsx';
import { DurationBadge, Still } from '#features/media/video/web/Still.tsx';
import { VideoPlayer } from '#features/media/video/web/VideoPlayer.tsx';
import { useProductName } from '#platform/settings/web/api.ts';
import { youtubeId } from '#shared/youtube.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useHistoryState } from '#web/routing/rendering.ts';
import { returnPath } from '#web/site.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { useZone } from '#web/zone.ts';
import type { Highlight } from '../contract.ts';
import { commentableHighlight, getStill, unknownVideo, watchPath } from '../rules.ts';
import { highlightOptions, highlightsOptions } from './api.ts';
import { highlightToOpen, openHighlight } from './PlayLink.tsx';
import { CommentsCard } from './TalkCard.tsx';

const shownOthers = 6;

/** `/media/watch?id=&ref=`: any video by its 11 characters, or a highlight by its id. */
export function WatchPage() {
  const [params] = useSearchParams();
  const asked = params.get('id') ?? '';
  const back = returnPath(params.get('ref'), '/media');
  // Several highlights may be cut from one video: this is the one that was pressed.
  const pressed = highlightToOpen(useHistoryState());
  const key = pressed === null ? asked : String(pressed);
  // A 404 is a response too: mounting the page again does not retry at once.
  const video = useQuery({ ...videoOptions(key), enabled: isVideoKey(key), retryOnMount: false });
  if (video.isLoading) return <WatchLoading back={back} />;
  return <Watch key={`${asked} ${pressed}`} video={video.data ?? unknown(asked)} back={back} />;
}

const isVideoKey = (key: string) => z.safeParse(VideoKey, key).success;

export const loader = defineLoader(({ client, search }) => [readWatched(client, search.get('id') ?? '')]);

async function readWatched(client: QueryClient, key: string) {
  if (!isVideoKey(key)) return;
  await client.prefetchQuery(videoOptions(key));
  const highlightId = client.getQueryData(videoOptions(key).queryKey)?.highlightId ?? null;
  if (highlightId === null) await client.prefetchInfiniteQuery(highlightsOptions);
  else await client.prefetchQuery(highlightOptions(highlightId));
}

/** A video that this village does not know, or whose lookup failed: it plays all the same, under a generic title. */
function unknown(asked: string): ShownVideo {
  return { ...unknownVideo, id: youtubeId(asked), videoKind: 'video', dateAdded: null, highlightId: null };
}

interface ShownVideo extends Pick<Video, 'title' | 'description' | 'videoKind' | 'highlightId'> {
  id: string | null;
  dateAdded: string | null;
}

function Watch({ video, back }: { video: ShownVideo; back: string }) {
  const zone = useZone();
  const { id, title, description, videoKind, dateAdded, highlightId } = video;
  const highlight = useQuery({ ...highlightOptions(highlightId ?? 0), enabled: highlightId !== null }).data;
  const others = useOthers(highlightId === null);
  const product = useProductName();
  return (
    <>
      <DocumentTitle of={title} product={product} />
      <WayOn back={back} />
      <Columns
        main={
          <>
            {id ? (
              <VideoPlayer videoId={id} title={title} kind={videoKind} poster={highlight?.thumbnail ?? null} autoplay />
            ) : (
              <NoVideo />
            )}
            <Card as="div" className="grid grid-cols-1 gap-3">
              <div className="flex min-h-11 flex-wrap items-start justify-between gap-x-3">
                <h1 className="min-w-0 grow basis-40 pt-1.5 text-xl">{title}</h1>
                {highlightId !== null && (
                  <span className="flex min-w-16 shrink-0 justify-end">
                    {highlight && <Like highlight={highlight} />}
                  </span>
                )}
              </div>
              {dateAdded && (
                <p className="text-sm text-soft">
                  Added <time dateTime={dateAdded}>{dayText(dateAdded, zone)}</time>
                </p>
              )}
              <p className="whitespace-pre-line">{description || unknownVideo.description}</p>
              {id && <ShareButtons title={title} path={watchPath(id)} />}
            </Card>
          </>
        }
        side={
          highlightId === null ? (
            <OtherVideos videos={others} back={back} />
          ) : (
            <CommentsCard highlight={{ id: highlightId, title }} />
          )
        }
      />
    </>
  );
}

function useOthers(wanted: boolean): readonly Highlight[] | undefined {
  const list = useInfiniteQuery({ ...highlightsOptions, enabled: wanted });
  return list.isError ? [] : list.data?.slice(0, shownOthers);
}

function WayOn({ back }: { back: string }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <ButtonLink to={back} small>
        <ChevronLeft className="-ml-1 size-4.5" aria-hidden /> Back
      </ButtonLink>
      <ButtonLink to="/media" small>
        More Videos
      </ButtonLink>
    </div>
  );
}

function Like({ highlight: { id, title, likesCount } }: { highlight: Highlight }) {
  return <LikeButton item={{ ...commentableHighlight, id }} about={title} likesCount={likesCount} />;
}

function NoVideo() {
  return (
    <Card hero className="grid aspect-video place-items-center">
      <EmptyState icon={VideoOff} title="Video not found" text="This link doesn't point to a video." />
    </Card>
  );
}

function WatchLoading({ back }: { back: string }) {
  return (
    <>
      <h1 className="sr-only">Watch</h1>
      <WayOn back={back} />
      <Loading label="Loading the video">
        <Columns
          main={
            <>
              <Skeleton className="aspect-video rounded-card" />
              <Skeleton className="h-40 rounded-card" />
            </>
          }
          side={<Skeleton className="h-64 rounded-card" />}
        />
      </Loading>
    </>
  );
}

interface OtherVideosProps {
  videos: readonly Highlight[] | undefined;
  back: string;
}

function OtherVideos({ videos, back }: OtherVideosProps) {
  return (
    <Card heading="Recent Highlights">
      {videos?.length === 0 && <p className="text-sm text-soft">No highlights available</p>}
      {videos ? (
        <ul className="-mx-2 -mb-2 grid grid-cols-1">
          {videos.map((video) => (
            <OtherVideo key={video.id} video={video} back={back} />
          ))}
        </ul>
      ) : (
        <Loading label="Loading highlights..." className="grid gap-4">
          {[1, 2, 3, 4].map((slot) => (
            <Skeleton key={slot} className="h-[4.5rem] rounded-control" />
          ))}
        </Loading>
      )}
    </Card>
  );
}

function OtherVideo({ video, back }: { video: Highlight; back: string }) {
  const { id, title, videoId, duration, dateAdded } = video;
  return (
    <li>
      <Link
        to={watchPath(videoId, back)}
        state={openHighlight(id)}
        viewTransition
        className="flex items-center gap-3 rounded-control p-2 transition-colors hover:bg-raised"
      >
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="line-clamp-2 font-bold text-base leading-snug">
            <span className="sr-only">Play </span>
            {title}
          </span>
          <span className="text-sm text-soft">
            <RelativeTime at={dateAdded} />
          </span>
        </span>
        <span className="-order-1 relative w-[min(8rem,42%)] shrink-0 overflow-hidden rounded-[10px]">
          <Still src={getStill(video)} name={title} />
          {duration && (
            <span className="absolute right-1 bottom-1 flex">
              <DurationBadge duration={duration} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
