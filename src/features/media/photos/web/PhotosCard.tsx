import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Photo } from '../contract.ts';
import type { PhotosOf } from './api.ts';
import { useOpenPhoto } from './open-photo.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';

/** A card shows this many; its viewer goes on to the others. */
const photosInCard = 6;

/** The newest photos of a game, or of a team's games. */
export const newestPhotos = (of: PhotosOf): PhotosOf => ({ ...of, limit: photosInCard });

interface PhotosCardProps {
  list: UseInfiniteQueryResult<Photo[]>;
  /** Where all of them are. */
  all: string;
  aside?: ReactNode;
}

/** A few photos, which open in place. Renders nothing if there are none. */
export function PhotosCard({ list, all, aside }: PhotosCardProps) {
  const photos = list.data ?? [];
  const { shown, open, move, close } = useOpenPhoto(photos);
  const few = photos.slice(0, photosInCard);
  const layout = layouts[few.length];
  if (!layout) return null;
  return (
    <Card heading="Photos" aside={aside}>
      <ul className={`grid gap-2 ${layout.grid}`}>
        {few.map((photo, at) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            className={layout.tiles[at] ?? ''}
            sizes="(min-width: 64rem) 300px, 60vw"
            onOpen={open}
          />
        ))}
      </ul>
      {(list.hasNextPage || photos.length > few.length) && (
        <ButtonLink to={all} wide variant="plain" className="mt-2 -mb-2">
          All photos
        </ButtonLink>
      )}
      {shown && (
        <PhotoViewer
          {...shown}
          hasMore={list.hasNextPage}
          onMore={() => void list.fetchNextPage()}
          onMove={move}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface Layout {
  grid: string;
  /** The classes of each tile. */
  tiles: readonly string[];
}

const [half, third] = ['col-span-3 aspect-4/3', 'col-span-2 aspect-4/3'];
const large = 'col-span-2 row-span-2';

/** However many there are, they fill their rows. */
const layouts: Readonly<Record<number, Layout>> = {
  1: { grid: 'grid-cols-1', tiles: ['aspect-3/2'] },
  2: { grid: 'grid-cols-6', tiles: [half, half] },
  3: { grid: 'grid-cols-3', tiles: [large, 'aspect-4/3', 'aspect-4/3'] },
  4: { grid: 'grid-cols-6', tiles: [half, half, half, half] },
  5: { grid: 'grid-cols-6', tiles: [half, half, third, third, third] },
  6: { grid: 'grid-cols-3', tiles: [large, ...Array.from({ length: 5 }, () => 'aspect-4/3')] },
};
