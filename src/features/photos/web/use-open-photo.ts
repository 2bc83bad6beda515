import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Photo } from '../contract.ts';
import { photoOptions } from './api.ts';

interface Shown {
  photos: readonly Photo[];
  at: number;
}

/** Which photo is open: `?photo=12`. Opening one is a step that the Back button takes back; paging on is none. */
export function useOpenPhoto(photos: readonly Photo[]) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = idIn(params.get('photo'));
  const at = photos.findIndex((photo) => photo.id === id);
  // A shared link to a photo further back than what is loaded shows that one alone.
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

  return { shown: id === null ? null : shownOf(photos, at, alone), open, move, close };
}

function shownOf(photos: readonly Photo[], at: number, alone: Photo | undefined): Shown | null {
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
