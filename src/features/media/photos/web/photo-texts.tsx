import { Link, useLocation } from 'react-router';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Photo, PhotoGame } from '../contract.ts';
import { defaultPhotoDescription, gameText } from '../rules.ts';

export function photoAlt({ title, description }: Pick<Photo, 'title' | 'description'>): string {
  return description && description !== defaultPhotoDescription ? `${title}: ${description}` : title;
}

/** 'Netball · Oak Res v Baobab', for those who decide about the photo. */
export function OfGame({ game }: { game: PhotoGame | null }) {
  if (!game) return null;
  return (
    <span className="block text-sm wrap-anywhere">
      {game.sport.name} · {gameText(game)}
    </span>
  );
}

/** Leads to the game, from everywhere but the game's own page. */
export function GameLink({ game, className }: { game: PhotoGame; className: string }) {
  const path = `/games/${game.id}`;
  if (useLocation().pathname === path) return null;
  return (
    <Link to={path} viewTransition className={className}>
      {game.sport.name} · {gameText(game)}
    </Link>
  );
}

/** The uploader, where the viewer may know, and the time. */
export function UploadedBy({ photo: { uploadedBy, dateAdded } }: { photo: Photo }) {
  return (
    <span className="block text-sm text-soft wrap-anywhere">
      {uploadedBy !== null && <>{uploadedBy} · </>}
      <RelativeTime at={dateAdded} />
    </span>
  );
}
