import { useQuery } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PhotoPicture } from '#platform/uploads/web/PhotoPicture.tsx';
import type { Photo } from '../contract.ts';
import { photoOptions } from './api.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { photoAlt } from './photo-texts.tsx';

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
  const span = chooseSpan(photo, first);
  return (
    <li className={`overflow-hidden rounded-control in-sight ring-within ${span.className}`}>
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
        <span aria-hidden className={`${caption} ${rising}`}>
          <span className="line-clamp-2">{photo.title}</span>
        </span>
      </button>
    </li>
  );
});

interface Shown {
  photos: readonly Photo[];
  at: number;
}

/** The address names the open photo: `?photo=12`. Opening one adds a history entry for Back; paging does not. */
function useOpenPhoto(photos: readonly Photo[]) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = idIn(params.get('photo'));
  const at = photos.findIndex((photo) => photo.id === id);
  // A shared link to a photo beyond the loaded pages shows that photo alone.
  const { data: alone } = useQuery({ ...photoOptions(id ?? 0), enabled: id !== null && at < 0 });

  const open = useCallback(
    (opened: number) => setParams(withPhoto(opened), { state: openedHere, preventScrollReset: true }),
    [setParams],
  );
  const move = (next: number) => setParams(withPhoto(next), { state, replace: true, preventScrollReset: true });
  const close = () => {
    if (isOpenedHere(state)) navigate(-1);
    else setParams(withPhoto(null), { replace: true, preventScrollReset: true });
  };

  return { shown: id === null ? null : pickShown(photos, at, alone), open, move, close };
}

function pickShown(photos: readonly Photo[], at: number, alone: Photo | undefined): Shown | null {
  if (at >= 0) return { photos, at };
  return alone ? { photos: [alone], at: 0 } : null;
}

const idIn = (asked: string | null) => (asked && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null);

function withPhoto(id: number | null) {
  return (params: URLSearchParams) => {
    const changed = new URLSearchParams(params);
    if (id === null) changed.delete('photo');
    else changed.set('photo', String(id));
    return changed;
  };
}

const openedHere = { photo: 'opened here' };

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'photo' in state && state.photo === openedHere.photo;

const caption =
  'absolute inset-x-0 bottom-0 bg-linear-to-t from-black/75 to-transparent px-3 pt-8 pb-2.5 font-semibold text-sm text-white';
/** Seen while its photo is pointed at or focused. */
const rising =
  'translate-y-1 opacity-0 transition duration-200 group-[:hover,:focus-visible]:translate-y-0 group-[:hover,:focus-visible]:opacity-100';
