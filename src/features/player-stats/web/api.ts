import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const playerSeasonOptions = (id: number) => api.read('GET /api/players/:id/season', { params: { id } });

export const leadersOptions = (sportId: number, season: string) =>
  api.read('GET /api/leaders', { query: { sportId, season } });
