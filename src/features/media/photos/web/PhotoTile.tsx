import { memo } from 'react';
import { Link } from 'react-router';
import { PhotoPicture } from '#platform/uploads/web/PhotoPicture.tsx';
import type { Photo } from '../contract.ts';
import { gameText } from '../rules.ts';
import { photoAlt } from './photo-texts.tsx';

interface PhotoTileProps {
  photo: Photo;
  /** For the browser, which picks a file by it. */
  sizes: string;
  className: string;
  eager?: boolean;
  /** Whether it leads to its game: not where all are of one. */
  linked?: boolean;
  onOpen: (id: number) => void;
}

/** Not laid out while it is far off the screen, so that thousands scroll smoothly. */
export const PhotoTile = memo(function PhotoTile({
  photo,
  sizes,
  className,
  eager = false,
  linked = false,
  onOpen,
}: PhotoTileProps) {
  const game = linked ? photo.game : null;
  return (
    <li className={`relative overflow-hidden rounded-control in-sight ring-within ${className}`}>
      <button
        type="button"
        data-photo={photo.id}
        onClick={() => onOpen(photo.id)}
        className="group absolute inset-0 block bg-raised text-left focus-visible:outline-none"
      >
        <PhotoPicture
          photo={photo}
          alt={photoAlt(photo)}
          sizes={sizes}
          eager={eager}
          className="size-full object-cover transition duration-300 group-hover:scale-[1.03]"
        />
        <span aria-hidden className={`${caption} ${rising} ${game ? 'pb-9.5' : 'pb-2.5'}`}>
          <span className="line-clamp-2">{photo.title}</span>
        </span>
      </button>
      {game && (
        <Link to={`/games/${game.id}`} viewTransition className={gameLink}>
          <span className="rounded-[10px] bg-black/65 px-2 py-1 leading-tight group-hover:bg-black/85">
            <span className="line-clamp-2 wrap-anywhere">
              <span className="sr-only">Game: </span>
              {gameText(game)}
            </span>
          </span>
        </Link>
      )}
    </li>
  );
});

const gameLink =
  'group absolute bottom-0 left-0 flex min-h-11 max-w-full items-end p-1.5 font-semibold text-white text-xs';
const caption =
  'absolute inset-x-0 bottom-0 bg-linear-to-t from-black/75 to-transparent px-3 pt-8 font-semibold text-sm text-white';
/** Seen while its photo is pointed at or focused. */
const rising =
  'translate-y-1 opacity-0 transition duration-200 group-[:hover,:focus-visible]:translate-y-0 group-[:hover,:focus-visible]:opacity-100';
