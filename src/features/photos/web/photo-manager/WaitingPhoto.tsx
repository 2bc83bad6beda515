import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Photo } from '../../contract.ts';
import { PhotoPicture } from '../PhotoPicture.tsx';
import { photoAlt } from '../photo-alt.ts';
import { RejectDialog } from '../RejectDialog.tsx';

interface WaitingPhotoProps {
  photo: Photo;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
}

export function WaitingPhoto({ photo, isMarked, onMark }: WaitingPhotoProps) {
  const { title, description, dateAdded } = photo;
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
          <span className="line-clamp-2 text-[0.8125rem] text-soft">{description}</span>
          <span className="text-[0.8125rem] text-soft">
            <RelativeTime at={dateAdded} />
          </span>
        </span>
      </label>
      <Button
        small
        look="danger"
        className="m-3 mt-1"
        aria-label={`Reject ${title}`}
        onClick={() => setRejecting(true)}
      >
        <X className="size-4" aria-hidden /> Reject
      </Button>
      {isRejecting && <RejectDialog photo={photo} onClose={() => setRejecting(false)} />}
    </Card>
  );
}
