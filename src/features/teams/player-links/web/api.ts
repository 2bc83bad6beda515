import { useQuery } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints, OwnPlayers } from '../contract.ts';

const api = apiClient<typeof endpoints>();

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
export function useIsOwnPlayer(playerId: number): boolean {
  const isMember = useSession() !== null;
  const select = ({ players }: OwnPlayers) => players.some(({ player }) => player.id === playerId);
  const { data } = useQuery({ ...ownPlayersOptions, enabled: isMember, select });
  return isMember && data === true;
}

interface Action {
  send: (id: number) => Promise<unknown>;
  done: string;
  failed: string;
}

const actions = {
  claim: {
    send: claimPlayer,
    done: 'Sent. An officer or admin will approve it.',
    failed: 'Your claim was not sent',
  },
  withdraw: { send: withdrawClaim, done: 'Your claim was withdrawn', failed: 'Your claim was not withdrawn' },
  unlinkMyself: {
    send: endLink,
    done: 'You are no longer linked to this player',
    failed: 'You are still linked to this player',
  },
  unlink: { send: endLink, done: 'The account was unlinked', failed: 'The account was not unlinked' },
  approve: { send: approveClaim, done: 'Claim approved', failed: 'The claim was not approved' },
} as const satisfies Record<string, Action>;

/** One press, with a toast about its outcome. */
export function useAction(name: keyof typeof actions) {
  const { send, done, failed }: Action = actions[name];
  return useWrite({
    send,
    onDone: () => toast({ title: done, tone: 'good' }),
    onFailed: (error) => toast({ title: failed, description: getMessage(error), tone: 'bad' }),
  });
}
