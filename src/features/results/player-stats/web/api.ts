import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const playerSeasonOptions = (id: number) => api.read('GET /api/players/:id/season', { params: { id } });

export const playerCareerOptions = (id: number) => api.read('GET /api/players/:id/career', { params: { id } });

export const leadersOptions = (sportId: number, season: string, competitionId?: number) =>
  api.read('GET /api/leaders', { query: { sportId, season, ...(competitionId !== undefined && { competitionId }) } });
