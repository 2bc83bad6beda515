import { useQuery } from '@tanstack/react-query';
import { apiClient } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import type { endpoints, MyTeam, MyTeams } from '../contract.ts';
import { closestReason, markedTeams, type Reason } from '../rules.ts';

const api = apiClient<typeof endpoints>();

/** One's own teams: one read serves every mark. */
export const myTeamsOptions = api.read('GET /api/user/teams');
export const followTeam = (id: number) => api.send('POST /api/teams/:id/follow', { params: { id } });
export const unfollowTeam = (id: number) => api.send('DELETE /api/teams/:id/follow', { params: { id } });

interface Mine {
  /** The closest first. */
  teams: readonly MyTeam[];
  /** Why a team is one's own, by the closest reason; null if it is not. */
  whyMine: (teamId: number) => Reason | null;
  /** Whether a list of all teams marks this one: those of the residence only if none is closer. */
  isMarked: (teamId: number) => boolean;
}

/** The teams that one plays in, follows, or shares a residence with; none for visitors, and until they have loaded. */
export function useMyTeams(): Mine {
  const isMember = useSession() !== null;
  const { data = nobodys } = useQuery({ ...myTeamsOptions, enabled: isMember, select: toMine });
  return isMember ? data : nobodys;
}

function toMine({ teams }: MyTeams): Mine {
  const reasons = new Map(teams.map((mine) => [mine.team.id, closestReason(mine)]));
  const marked = new Set(markedTeams(teams).map(({ team }) => team.id));
  return { teams, whyMine: (teamId) => reasons.get(teamId) ?? null, isMarked: (teamId) => marked.has(teamId) };
}

const nobodys: Mine = { teams: [], whyMine: () => null, isMarked: () => false };
