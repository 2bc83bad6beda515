import { VideoLoading } from '#features/video/web/VideoLoading.tsx';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Skeleton } from '#web/ui/states.tsx';

export function EpisodeLoading() {
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
