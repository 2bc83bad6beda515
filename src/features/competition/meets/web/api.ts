import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMyTeams } from '#features/teams/my-teams/web/api.ts';
import { ownPlayersOptions } from '#features/teams/player-links/web/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import type { endpoints, MeetChange, MeetResult, TypedResults } from '../contract.ts';

const api = apiClient<typeof endpoints>();

/** Latest first. */
export const meetsOptions = api.pages('GET /api/meets');
/** Meets that start at or after `from`, and before `until`. */
export const meetsBetween = (from: string, until: string) => api.pages('GET /api/meets', { query: { from, until } });
export const meetOptions = (id: number) => api.read('GET /api/meets/:id', { params: { id } });
export const eventResultsOptions = (id: number) => api.read('GET /api/meets/:id/events', { params: { id } });
export const playerResultsOptions = (id: number) => api.read('GET /api/players/:id/meet-results', { params: { id } });
export const teamResultsOptions = (id: number) => api.read('GET /api/teams/:id/meet-results', { params: { id } });
export const ownMeetsOptions = api.read('GET /api/user/meets');

export const changeMeet = (id: number, body: MeetChange) => api.send('PATCH /api/meets/:id', { params: { id }, body });
export const deleteMeet = (id: number, version: number) =>
  api.send('DELETE /api/meets/:id', { params: { id }, query: { version } });
export const saveResults = (eventId: number, body: TypedResults) =>
  api.send('PUT /api/meet-events/:id/results', { params: { id: eventId }, body });

/** Whether a result is one's own, or of a team that lists mark as one's own. */
export function useIsOwnResult(): (result: Pick<MeetResult, 'playerId' | 'teamId'>) => boolean {
  const isMember = useSession() !== null;
  const { data: own } = useQuery({ ...ownPlayersOptions, enabled: isMember });
  const { isMarked } = useMyTeams();
  return ({ playerId, teamId }) =>
    (playerId !== null && own?.players.some(({ player }) => player.id === playerId) === true) ||
    (teamId !== null && isMarked(teamId));
}

/** Whether oneself or a team of one's own is entered in a meet. */
export function useIsOwnMeet(): (meetId: number) => boolean {
  const isMember = useSession() !== null;
  const { data } = useQuery({ ...ownMeetsOptions, enabled: isMember });
  return useCallback((meetId: number) => isMember && data?.ids.includes(meetId) === true, [isMember, data]);
}
