import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { PhotoPicture } from '#platform/uploads/web/PhotoPicture.tsx';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DecisionButtons } from '#web/ui/DecisionButtons.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Checkbox, CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Photo } from '../../contract.ts';
import { approvePhotos, pendingPhotosOptions, rejectPhotos } from '../api.ts';
import { OfGame, photoAlt, UploadedBy } from '../photo-texts.tsx';
import { RejectDialog } from '../RejectDialog.tsx';

interface Decision {
  send: (ids: number[]) => Promise<number[]>;
  done: string;
}

const approve: Decision = { send: async (ids) => (await approvePhotos(ids)).approved, done: 'approved' };
const reject: Decision = { send: async (ids) => (await rejectPhotos(ids)).rejected, done: 'rejected' };

export const useApproval = (onDone: () => void) => useDecision(approve, onDone);
export const useRejection = (onDone: () => void) => useDecision(reject, onDone);

/** Decides on several photos in one call; somebody else may have decided on some of them meanwhile. */
const useDecision = ({ send, done }: Decision, onDone: () => void) =>
  useWrite({
    send,
    onDone: (decided, asked: number[]) => {
      onDone();
      const description = missed(asked.length - decided.length);
      toast({ title: `${formatCount(decided.length)} ${done}`, tone: 'good', ...(description && { description }) });
    },
    onFailed: (error) => toast({ title: 'The photos are still waiting', description: getMessage(error), tone: 'bad' }),
  });

const formatCount = (count: number) => (count === 1 ? 'Photo' : `${count} photos`);

const missed = (count: number) =>
  count > 0 && `Someone else has already decided on ${count === 1 ? 'one of them' : `${count} of them`}.`;

/** Uploads of members: one chooses several, and approves or rejects them in one go. */
export function ApprovalQueue() {
  const list = useInfiniteQuery(pendingPhotosOptions);
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title="The queue did not load"
        text={getMessage(list.error)}
        onRetry={() => list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (!list.data || list.data.length === 0) return null;
  return (
    <section aria-labelledby="waiting-for-approval" className="grid gap-3.5">
      <div className="flex items-center gap-2.5">
        <h2 id="waiting-for-approval">Waiting for approval</h2>
        <Pill tone="gold">{list.hasNextPage ? `${list.data.length}+` : list.data.length}</Pill>
      </div>
      <Waiting photos={list.data} />
      <LoadMore list={list} />
    </section>
  );
}

function Waiting({ photos }: { photos: readonly Photo[] }) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  // A photo that somebody else has decided on meanwhile can no longer be chosen.
  const chosen = photos.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const areAll = chosen.length === photos.length;
  const forget = () => setMarked(new Set());
  const approval = useApproval(forget);
  const rejection = useRejection(forget);
  const [isRejecting, setRejecting] = useState(false);
  const mark = (id: number, isMarked: boolean) =>
    setMarked(new Set(isMarked ? [...chosen, id] : chosen.filter((chosenId) => chosenId !== id)));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <CheckRow
          checked={areAll}
          onCheck={() => setMarked(new Set(areAll ? [] : photos.map(({ id }) => id)))}
          className="font-semibold text-sm max-sm:basis-full sm:mr-auto"
        >
          Select all
        </CheckRow>
        <Button
          small
          variant="danger"
          className="max-sm:flex-1"
          disabled={chosen.length === 0 || approval.isPending}
          onClick={() => setRejecting(true)}
        >
          <X className="size-4" aria-hidden />
          {chosen.length === 0 ? 'Reject selected' : `Reject ${chosen.length} selected`}
        </Button>
        <Button
          variant="primary"
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

interface WaitingPhotoProps {
  photo: Photo;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
}

function WaitingPhoto({ photo, isMarked, onMark }: WaitingPhotoProps) {
  const { title } = photo;
  const approval = useApproval(() => undefined);
  const [isRejecting, setRejecting] = useState(false);
  return (
    <Card as="li" className="flex flex-col gap-2 p-0! wrap-anywhere has-[input:checked]:border-accent-text">
      <label className="grid flex-1 cursor-pointer content-start gap-2">
        <span className="relative block aspect-[3/2] overflow-hidden rounded-t-card">
          <PhotoPicture
            photo={photo}
            alt={photoAlt(photo)}
            sizes="(min-width: 80rem) 280px, (min-width: 48rem) 30vw, 46vw"
            className="size-full object-cover"
          />
          <Checkbox
            checked={isMarked}
            onCheck={onMark}
            aria-label={`Select ${title}`}
            className="absolute top-2 left-2 size-6!"
          />
        </span>
        <span className="grid gap-0.5 px-3">
          <span className="font-bold text-base">{title}</span>
          <span className="line-clamp-2 text-sm text-soft">{photo.description}</span>
          <OfGame game={photo.game} />
          <UploadedBy photo={photo} />
        </span>
      </label>
      <div className="m-3 mt-1 grid gap-2 sm:grid-cols-2">
        <DecisionButtons
          about={title}
          isApproving={approval.isPending}
          onApprove={() => approval.mutate([photo.id])}
          refusal="Reject"
          onRefuse={() => setRejecting(true)}
        />
      </div>
      {isRejecting && <RejectDialog photo={photo} onClose={() => setRejecting(false)} />}
    </Card>
  );
}
