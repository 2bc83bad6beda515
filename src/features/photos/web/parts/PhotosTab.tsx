import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useSession } from '#web/session/session.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Photo } from '../../contract.ts';
import { pendingPhotosOptions, photosOptions } from '../api.ts';
import { PendingPhotos } from '../PendingPhotos.tsx';
import { galleryGrid, PhotoGallery } from '../PhotoGallery.tsx';
import { PhotoUpload } from '../PhotoUpload.tsx';

export function PhotosTab() {
  const session = useSession();
  const approves = session !== null && (session.isAdmin || session.isGroundAnchor);
  const photos = useInfiniteQuery(photosOptions);
  const waiting = useInfiniteQuery({ ...pendingPhotosOptions, enabled: approves });
  // Whether something waits decides where all the rest stands: nothing is drawn that would move again.
  const unsettled = waiting.isLoading;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-[22px]">
      <div key={String(unsettled)} className="grid min-w-0 gap-3.5 lg:sticky lg:top-6 lg:order-last">
        {approves && !unsettled && <PendingPhotos list={waiting} />}
        {session && !unsettled && <PhotoUpload />}
        {unsettled && <div className="shimmer h-52 rounded-card" />}
      </div>
      <section key={`gallery ${unsettled}`} aria-label="Gallery" className="@container min-w-0">
        {unsettled ? <PhotosLoading /> : <Photos list={photos} />}
      </section>
    </div>
  );
}

function Photos({ list }: { list: UseInfiniteQueryResult<Photo[]> }) {
  if (list.isPending) return <PhotosLoading />;
  if (!list.data) {
    return <ErrorState title="The photos did not load" onRetry={() => void list.refetch()} busy={list.isFetching} />;
  }
  if (list.data.length === 0) {
    return <EmptyState icon={Images} title="No photos available. Upload some photos to see them here!" />;
  }
  return (
    <>
      <PhotoGallery photos={list.data} hasMore={list.hasNextPage} onMore={list.fetchNextPage} />
      <LoadMore list={list} />
    </>
  );
}

function PhotosLoading() {
  return (
    <Loading label="Loading photos..." className={galleryGrid}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className={`rounded-control ${place === 1 ? 'col-span-2 row-span-2' : ''}`} />
      ))}
    </Loading>
  );
}
