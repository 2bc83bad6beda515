import { useSearchParams } from 'react-router';
import type { PhotosOf } from './api.ts';

/** The game, or else the team, whose photos the address asks for. */
export function readPhotosOf(search: URLSearchParams): PhotosOf {
  const [gameId, teamId] = [readId(search, 'game'), readId(search, 'team')];
  if (gameId !== null) return { gameId };
  return teamId === null ? {} : { teamId };
}

export const usePhotosOf = (): PhotosOf => readPhotosOf(useSearchParams()[0]);

export function readId(search: URLSearchParams, name: string): number | null {
  const asked = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;
}
