import type { Photo } from '../contract.ts';
import { useOpenPhoto } from './open-photo.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';

interface Span {
  className: string;
  sizes: string;
}

const uprightBelow = 0.85;
const panoramaAbove = 1.9;

const single: Span = { className: '', sizes: '(min-width: 64rem) 220px, 50vw' };
const tall: Span = { className: 'row-span-2', sizes: '(min-width: 64rem) 330px, 50vw' };
const wide: Span = { className: 'col-span-2', sizes: '(min-width: 64rem) 440px, 100vw' };
const large: Span = { className: 'col-span-2 row-span-2', sizes: '(min-width: 64rem) 440px, 100vw' };

export function chooseSpan({ width, height }: Pick<Photo, 'width' | 'height'>, first: boolean): Span {
  if (first) return large;
  if (!width || !height) return single;
  const ratio = width / height;
  if (ratio < uprightBelow) return tall;
  return ratio > panoramaAbove ? wide : single;
}

/** Cells of one shape. A photo takes one or two of them, which is known before any picture loads. */
export const galleryGrid =
  'grid grid-flow-dense grid-cols-2 gap-2 auto-rows-[calc((100cqi-0.5rem)/2*0.75)] @lg:grid-cols-3 @lg:auto-rows-[calc((100cqi-1rem)/3*0.75)]';

interface PhotoGalleryProps {
  photos: readonly Photo[];
  hasMore: boolean;
  onMore: () => void;
  /** Whether photos lead to their games: not where all are of one. */
  linked: boolean;
}

export function PhotoGallery({ photos, hasMore, onMore, linked }: PhotoGalleryProps) {
  const { shown, open, move, close } = useOpenPhoto(photos);
  return (
    <>
      <ul className={galleryGrid}>
        {photos.map((photo, at) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            {...chooseSpan(photo, at === 0)}
            eager={at === 0}
            linked={linked}
            onOpen={open}
          />
        ))}
      </ul>
      {shown && <PhotoViewer {...shown} hasMore={hasMore} onMore={onMore} onMove={move} onClose={close} />}
    </>
  );
}
