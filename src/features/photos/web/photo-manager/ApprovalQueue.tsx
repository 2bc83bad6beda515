import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { Photo } from '../../contract.ts';
import { pendingPhotosOptions } from '../api.ts';
import { useApproval, useRejection } from './decide.ts';
import { WaitingPhoto } from './WaitingPhoto.tsx';

/** What members have uploaded: several are chosen, and approved or rejected in one go. */
export function ApprovalQueue() {
  const list = useInfiniteQuery(pendingPhotosOptions);
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title="The queue did not load"
        text={messageOf(list.error)}
        onRetry={() => list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (!list.data || list.data.length === 0) return null;
  return (
    <section aria-labelledby="waiting-for-approval" className="grid gap-3.5">
      <div className="flex items-center gap-2.5">
        <h2 id="waiting-for-approval">Waiting for Approval</h2>
        <Pill tone="gold">{list.hasNextPage ? `${list.data.length}+` : list.data.length}</Pill>
      </div>
      <Waiting photos={list.data} />
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={list.fetchNextPage} />
    </section>
  );
}

function Waiting({ photos }: { photos: readonly Photo[] }) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  // One that somebody else has decided about meanwhile is no longer there to be approved.
  const chosen = photos.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const areAll = chosen.length === photos.length;
  const forget = () => setMarked(new Set());
  const approval = useApproval(forget);
  const rejection = useRejection(forget);
  const [isRejecting, setRejecting] = useState(false);
  const mark = (id: number, isMarked: boolean) =>
    setMarked(new Set(isMarked ? [...chosen, id] : chosen.filter((one) => one !== id)));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <label className="flex min-h-11 items-center gap-3 font-semibold text-sm max-sm:basis-full sm:mr-auto">
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => setMarked(new Set(areAll ? [] : photos.map(({ id }) => id)))}
            className="size-5 accent-accent"
          />
          Select all
        </label>
        <Button
          small
          look="danger"
          className="max-sm:flex-1"
          disabled={chosen.length === 0 || approval.isPending}
          onClick={() => setRejecting(true)}
        >
          <X className="size-4" aria-hidden />
          {chosen.length === 0 ? 'Reject selected' : `Reject ${chosen.length} selected`}
        </Button>
        <Button
          look="primary"
          small
          className="max-sm:flex-1"
          disabled={chosen.length === 0}
          busy={approval.isPending}
          busyLabel="Approving..."
          onClick={() => approval.mutate(chosen)}
        >
          <Check className="size-4" aria-hidden />
          {chosen.length === 0 ? 'Approve selected' : `Approve ${chosen.length} selected`}
        </Button>
      </div>
      <ul aria-label="Waiting for approval" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {photos.map((photo) => (
          <WaitingPhoto
            key={photo.id}
            photo={photo}
            isMarked={marked.has(photo.id)}
            onMark={(isMarked) => mark(photo.id, isMarked)}
          />
        ))}
      </ul>
      {isRejecting && (
        <ConfirmDialog
          danger
          title={chosen.length === 1 ? 'Reject this photo?' : `Reject these ${chosen.length} photos?`}
          description="The photos and their files are deleted. This cannot be undone."
          confirmLabel="Reject"
          busyLabel="Rejecting..."
          onConfirm={() => rejection.mutateAsync(chosen)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
