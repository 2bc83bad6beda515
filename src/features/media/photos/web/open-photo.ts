import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Photo } from '../contract.ts';
import { photoOptions } from './api.ts';
import { readId } from './photos-of.ts';

interface Shown {
  photos: readonly Photo[];
  at: number;
}

/** The address names the open photo: `?photo=12`. Opening one adds a history entry for Back; paging does not. */
export function useOpenPhoto(photos: readonly Photo[]) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = readId(params, 'photo');
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
