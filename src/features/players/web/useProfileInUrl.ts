import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { idIn, withParam } from './filters.ts';

/** Which player's profile is open: `?player=12`. Opening it is a step that the Back button takes back. */
export function useProfileInUrl() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  const open = (id: number) =>
    setParams(withParam(params, 'player', id), { state: openedHere, preventScrollReset: true });

  const close = () => {
    if (isOpenedHere(state)) navigate(-1);
    else setParams(withParam(params, 'player', null), { replace: true, preventScrollReset: true });
  };

  return { playerId: idIn(params, 'player'), open, close };
}

const openedHere = { profile: 'opened here' };

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'profile' in state && state.profile === openedHere.profile;
