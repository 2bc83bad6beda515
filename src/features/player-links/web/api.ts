import { useQuery } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import { useSession } from '#web/session/session.ts';
import type { calls, OwnPlayers } from '../contract.ts';

const api = callsOf<typeof calls>();

/** One's own players: one read serves every mark. */
export const ownPlayersOptions = api.read('GET /api/user/players');
export const claimsOptions = api.pages('GET /api/player-claims');
export const linkOptions = (id: number) => api.read('GET /api/players/:id/link', { params: { id } });

export const claimPlayer = (id: number) => api.send('POST /api/players/:id/claim', { params: { id } });
export const withdrawClaim = (id: number) => api.send('DELETE /api/players/:id/claim', { params: { id } });
export const endLink = (id: number) => api.send('DELETE /api/players/:id/link', { params: { id } });
export const linkAccount = (id: number, username: string) =>
  api.send('POST /api/players/:id/link', { params: { id }, body: { username } });
export const approveClaim = (id: number) => api.send('POST /api/player-claims/:id/approve', { params: { id } });
export const declineClaim = (id: number, reason: string) =>
  api.send('POST /api/player-claims/:id/decline', { params: { id }, body: { reason } });

/** Whether a player is the person looking. */
export const useIsOwnPlayer = (playerId: number): boolean =>
  useOwn(({ players }) => players.some(({ player }) => player.id === playerId)) ?? false;

/** The teams that one plays in; empty for visitors, and until they have loaded. */
export const useOwnTeams = (): readonly number[] => useOwn(teamIds) ?? none;

function useOwn<T>(select: (own: OwnPlayers) => T): T | undefined {
  const isMember = useSession() !== null;
  const { data } = useQuery({ ...ownPlayersOptions, enabled: isMember, select });
  return isMember ? data : undefined;
}

const teamIds = ({ players }: OwnPlayers): readonly number[] => players.map(({ team }) => team.id);
const none: readonly number[] = [];
