import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSearchChange } from '#web/routing/search-params.ts';
import { idIn } from './filters.ts';

/** The open profile, from the URL: `?player=12`. Opening one adds a history entry, so that the Back button closes it. */
export function useProfileInUrl(name: string) {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const navigate = useNavigate();
  const { state } = useLocation();

  const open = useCallback((id: number) => change({ [name]: id }, { state: openedHere }), [change, name]);

  const close = () => {
    if (isOpenedHere(state)) navigate(-1);
    else change({ [name]: null }, { replace: true });
  };

  return { openedId: idIn(params, name), open, close };
}

const openedHere = { profile: 'opened here' };

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'profile' in state && state.profile === openedHere.profile;
