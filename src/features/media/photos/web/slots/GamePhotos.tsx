import type { QueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { gamePhotosPath } from '../../rules.ts';
import { photosOptions, usePhotos } from '../api.ts';
import { newestPhotos, PhotosCard } from '../PhotosCard.tsx';

export const useGamePhotos = (gameId: number) => usePhotos(newestPhotos({ gameId }));
export const prefetchGamePhotos = (client: QueryClient, gameId: number) =>
  client.prefetchInfiniteQuery(photosOptions(newestPhotos({ gameId })));

/** The newest photos of a game, and the way to add one. */
export function GamePhotos({ gameId }: { gameId: number }) {
  const { data } = useGamePhotos(gameId);
  return data?.length === 0 ? <AddPhoto gameId={gameId} wide /> : <PhotosSoFar gameId={gameId} />;
}

/** The same where nobody expects photos yet: renders nothing if there are none. */
export function PhotosSoFar({ gameId }: { gameId: number }) {
  const list = useGamePhotos(gameId);
  return <PhotosCard list={list} all={gamePhotosPath(gameId)} aside={<AddPhoto gameId={gameId} />} />;
}

/** Opens the upload with this game chosen. */
export function AddPhoto({ gameId, wide = false }: { gameId: number; wide?: boolean }) {
  const session = useSession();
  if (!session) return null;
  return (
    <ButtonLink to={gamePhotosPath(gameId)} small wide={wide}>
      <ImagePlus className="size-4" aria-hidden /> Add a photo
    </ButtonLink>
  );
}
