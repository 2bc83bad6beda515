import { apiClient } from '#web/api/requests.ts';
import type { Challenge, endpoints, NewDecision, NewMeeting, NewResult } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const ownLaddersOptions = api.read('GET /api/user/ladders');
export const ladderOptions = (id: number) => api.read('GET /api/ladders/:id', { params: { id } });
export const ladderTableOptions = (id: number) => api.read('GET /api/ladders/:id/table', { params: { id } });
export const disputedChallengesOptions = api.read('GET /api/disputed-challenges');

export const joinLadder = (id: number) => api.send('POST /api/ladders/:id/place', { params: { id } });
export const leaveLadder = (id: number) => api.send('DELETE /api/ladders/:id/place', { params: { id } });
export const challengeClimber = (id: number, entryId: number) =>
  api.send('POST /api/ladders/:id/challenges', { params: { id }, body: { entryId } });
export const answerChallenge = (id: number, accepts: boolean, meeting?: NewMeeting) =>
  api.send('POST /api/ladder-challenges/:id/answer', {
    params: { id },
    body: { accepts, ...(meeting && { meeting }) },
  });
export const suggestMeeting = (id: number, body: NewMeeting) =>
  api.send('PUT /api/ladder-challenges/:id/meeting', { params: { id }, body });
export const withdrawChallenge = (id: number) => api.send('DELETE /api/ladder-challenges/:id', { params: { id } });
export const enterResult = (id: number, body: NewResult) =>
  api.send('POST /api/ladder-challenges/:id/result', { params: { id }, body });
export const confirmResult = (id: number, winner: NonNullable<Challenge['winner']>) =>
  api.send('POST /api/ladder-challenges/:id/confirmation', { params: { id }, body: { winner } });
export const disputeResult = (id: number, reason: string) =>
  api.send('POST /api/ladder-challenges/:id/dispute', { params: { id }, body: { reason } });
export const decideResult = (id: number, body: NewDecision) =>
  api.send('POST /api/ladder-challenges/:id/decision', { params: { id }, body });
