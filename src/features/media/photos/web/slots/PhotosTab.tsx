import { type QueryClient, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { PhotoPicture } from '#platform/uploads/web/PhotoPicture.tsx';
import { getMessage } from '#web/api/api.ts';
import { useSession } from '#web/session/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { DecisionButtons } from '#web/ui/DecisionButtons.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Photo } from '../../contract.ts';
import { approvePhoto, type PhotosOf, pendingPhotosOptions, photosOptions, usePhotos } from '../api.ts';
import { galleryGrid, PhotoGallery } from '../PhotoGallery.tsx';
import { PhotoUpload } from '../PhotoUpload.tsx';
import { OfGame, photoAlt, UploadedBy } from '../photo-texts.tsx';
import { readPhotosOf, usePhotosOf } from '../photos-of.ts';
import { RejectDialog, useDecision } from '../RejectDialog.tsx';
import { WhosePhotos } from '../WhosePhotos.tsx';

export function PhotosTab() {
  const session = useSession();
  const approves = session !== null && (session.isAdmin || session.isGroundAnchor);
  const of = usePhotosOf();
  const photos = usePhotos(of);
  const waiting = useInfiniteQuery({ ...pendingPhotosOptions, enabled: approves });
  // An approval queue would push everything else down, so nothing is drawn before it is known whether there is one.
  const unsettled = waiting.isLoading;
  return (
    <>
      <WhosePhotos of={of} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-[22px]">
        <div key={String(unsettled)} className="grid min-w-0 gap-3.5 lg:sticky lg:top-6 lg:order-last">
          {approves && !unsettled && <PendingPhotos list={waiting} />}
          {session && !unsettled && <PhotoUpload gameId={of.gameId ?? null} />}
          {unsettled && <div className="shimmer h-52 rounded-card" />}
        </div>
        <section key={`gallery ${unsettled}`} aria-label="Gallery" className="@container min-w-0">
          {unsettled ? <PhotosLoading /> : <Photos list={photos} of={of} />}
        </section>
      </div>
    </>
  );
}

PhotosTab.reads = (client: QueryClient, search: URLSearchParams) => {
  const of = readPhotosOf(search);
  return [client.prefetchInfiniteQuery(photosOptions(of)), ...WhosePhotos.reads(client, of)];
};

function Photos({ list, of }: { list: UseInfiniteQueryResult<Photo[]>; of: PhotosOf }) {
  if (list.isPending) return <PhotosLoading />;
  if (!list.data) {
    return <ErrorState title="The photos did not load" onRetry={() => void list.refetch()} busy={list.isFetching} />;
  }
  if (list.data.length === 0) {
    return <EmptyState icon={Images} title={noneText(of)} />;
  }
  return (
    <>
      <PhotoGallery
        photos={list.data}
        hasMore={list.hasNextPage}
        onMore={list.fetchNextPage}
        linked={of.gameId === undefined}
      />
      <LoadMore list={list} />
    </>
  );
}

function noneText({ gameId, teamId }: PhotosOf): string {
  if (gameId !== undefined) return 'No photos of this game yet';
  return teamId === undefined
    ? 'No photos available. Upload some photos to see them here!'
    : "No photos of this team's games yet";
}

function PhotosLoading() {
  return (
    <Loading label="Loading photos..." className={galleryGrid}>
      {[1, 2, 3, 4, 5, 6].map((slot) => (
        <Skeleton key={slot} className={`rounded-control ${slot === 1 ? 'col-span-2 row-span-2' : ''}`} />
      ))}
    </Loading>
  );
}

function PendingPhotos({ list }: { list: UseInfiniteQueryResult<Photo[]> }) {
  if (list.isError && !list.data) {
    return (
      <Card heading="Waiting for approval">
        <ErrorState
          title="The queue did not load"
          text={getMessage(list.error)}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      </Card>
    );
  }
  if (!list.data || list.data.length === 0) return null;
  const count = list.hasNextPage ? `${list.data.length}+` : list.data.length;
  return (
    <Card heading="Waiting for approval" aside={<Pill tone="gold">{count}</Pill>}>
      <ul className="grid max-h-[26rem] gap-4 overflow-y-auto">
        {list.data.map((photo) => (
          <PendingPhoto key={photo.id} photo={photo} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}

function PendingPhoto({ photo }: { photo: Photo }) {
  const { id, title, description } = photo;
  const [rejecting, setRejecting] = useState(false);
  const approval = useDecision(approvePhoto, 'Photo approved');
  return (
    <li className="grid gap-2.5">
      <a href={photo.imageUrl} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-control">
        <PhotoPicture
          photo={photo}
          alt={photoAlt(photo)}
          sizes="(min-width: 64rem) 306px, 92vw"
          className="aspect-[16/10] w-full object-cover"
        />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <div className="min-w-0">
        <h3>{title}</h3>
        <p className="line-clamp-2 text-sm text-soft">{description}</p>
        <OfGame game={photo.game} />
        <UploadedBy photo={photo} />
      </div>
      <div className="flex gap-2">
        <DecisionButtons
          about={title}
          isApproving={approval.isPending}
          onApprove={() => approval.mutate(id)}
          refusal="Reject"
          onRefuse={() => setRejecting(true)}
        />
      </div>
      {rejecting && <RejectDialog photo={photo} onClose={() => setRejecting(false)} />}
    </li>
  );
}
