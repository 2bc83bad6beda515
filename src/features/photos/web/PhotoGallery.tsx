import { memo } from 'react';
import type { Photo } from '../contract.ts';
import { PhotoPicture } from './PhotoPicture.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { photoAlt } from './photo-alt.ts';
import { spanOf } from './photo-span.ts';
import { useOpenPhoto } from './use-open-photo.ts';

/** Cells of one shape, of which a photo takes one or two: known before any of them has come. */
export const galleryGrid =
  'grid grid-flow-dense grid-cols-2 gap-2 auto-rows-[calc((100cqi-0.5rem)/2*0.75)] @lg:grid-cols-3 @lg:auto-rows-[calc((100cqi-1rem)/3*0.75)]';

interface PhotoGalleryProps {
  photos: readonly Photo[];
  hasMore: boolean;
  onMore: () => void;
}

export function PhotoGallery({ photos, hasMore, onMore }: PhotoGalleryProps) {
  const { shown, open, move, close } = useOpenPhoto(photos);
  return (
    <>
      <ul className={galleryGrid}>
        {photos.map((photo, at) => (
          <PhotoTile key={photo.id} photo={photo} first={at === 0} onOpen={open} />
        ))}
      </ul>
      {shown && <PhotoViewer {...shown} hasMore={hasMore} onMore={onMore} onMove={move} onClose={close} />}
    </>
  );
}

interface PhotoTileProps {
  photo: Photo;
  first: boolean;
  onOpen: (id: number) => void;
}

/** Not laid out while it is far off the screen, so that thousands scroll smoothly. */
const PhotoTile = memo(function PhotoTile({ photo, first, onOpen }: PhotoTileProps) {
  const span = spanOf(photo, first);
  return (
    <li
      className={`overflow-hidden rounded-control in-sight has-focus-visible:outline-3 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2 ${span.className}`}
    >
      <button
        type="button"
        data-photo={photo.id}
        onClick={() => onOpen(photo.id)}
        className="group relative block size-full bg-raised text-left focus-visible:outline-none"
      >
        <PhotoPicture
          photo={photo}
          alt={photoAlt(photo)}
          sizes={span.sizes}
          eager={first}
          className="size-full object-cover transition duration-300 group-hover:scale-[1.03]"
        />
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 translate-y-1 bg-linear-to-t from-black/75 to-transparent px-3 pt-8 pb-2.5 font-semibold text-[0.8125rem] text-white opacity-0 transition duration-200 group-hover:translate-y-0 group-hover:opacity-100 group-focus-visible:translate-y-0 group-focus-visible:opacity-100"
        >
          <span className="line-clamp-1">{photo.title}</span>
        </span>
      </button>
    </li>
  );
});
