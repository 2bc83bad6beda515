import { Link } from 'react-router';
import { DurationBadge, Still } from '#features/video/web/Still.tsx';

import { Card } from '#web/ui/Card.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Highlight } from '../contract.ts';
import { stillOf, watchPath } from '../rules.ts';
import { openHighlight } from './PlayLink.tsx';

interface OtherVideosProps {
  videos: readonly Highlight[] | undefined;
  back: string;
}

export function OtherVideos({ videos, back }: OtherVideosProps) {
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
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-[4.5rem] rounded-control" />
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
          <span className="line-clamp-2 font-bold text-[0.9375rem] leading-snug">
            <span className="sr-only">Play </span>
            {title}
          </span>
          <span className="text-[0.8125rem] text-soft">
            <RelativeTime at={dateAdded} />
          </span>
        </span>
        <span className="-order-1 relative w-[min(8rem,42%)] shrink-0 overflow-hidden rounded-[10px]">
          <Still src={stillOf(video)} name={title} />
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
