import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Photo } from '../../contract.ts';
import { PhotoPicture } from '../PhotoPicture.tsx';
import { photoAlt } from '../photo-alt.ts';
import { RejectDialog } from '../RejectDialog.tsx';
import { UploadedBy } from '../UploadedBy.tsx';
import { useApproval } from './decide.ts';

interface WaitingPhotoProps {
  photo: Photo;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
}

export function WaitingPhoto({ photo, isMarked, onMark }: WaitingPhotoProps) {
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
          <input
            type="checkbox"
            checked={isMarked}
            onChange={({ target }) => onMark(target.checked)}
            aria-label={`Select ${title}`}
            className="absolute top-2 left-2 size-6 accent-accent"
          />
        </span>
        <span className="grid gap-0.5 px-3">
          <span className="font-bold text-[0.9375rem]">{title}</span>
          <span className="line-clamp-2 text-[0.8125rem] text-soft">{photo.description}</span>
          <UploadedBy photo={photo} />
        </span>
      </label>
      <div className="m-3 mt-1 grid gap-2 sm:grid-cols-2">
        <Button
          small
          aria-label={`Approve ${title}`}
          busy={approval.isPending}
          busyLabel="Approving..."
          onClick={() => approval.mutate([photo.id])}
        >
          <Check className="size-4 text-win" aria-hidden /> Approve
        </Button>
        <Button
          small
          look="danger"
          aria-label={`Reject ${title}`}
          disabled={approval.isPending}
          onClick={() => setRejecting(true)}
        >
          <X className="size-4" aria-hidden /> Reject
        </Button>
      </div>
      {isRejecting && <RejectDialog photo={photo} onClose={() => setRejecting(false)} />}
    </Card>
  );
}
