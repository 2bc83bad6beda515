import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';
import type { CupRules } from '../rule-fields.ts';

const api = apiClient<typeof endpoints>();

export const cupOptions = (cupId?: number) =>
  api.read('GET /api/cup', { query: { ...(cupId !== undefined && { cupId }) } });
export const cupsOptions = () => api.pages('GET /api/cups');
export const ownCupOptions = () => api.read('GET /api/user/cup');
export const cupEntriesOptions = (cupId: number, residenceId: number) =>
  api.pages('GET /api/cups/:id/entries', { params: { id: cupId }, query: { residenceId } });
export const givenOptions = (cupId: number) =>
  api.pages('GET /api/cups/:id/entries', { params: { id: cupId }, query: { kind: 'given' } });
export const cupRulesOptions = (cupId: number) => api.read('GET /api/cups/:id/rules', { params: { id: cupId } });
export const objectionsOptions = () => api.pages('GET /api/cup-objections');

export const objectTo = (entryId: number, reason: string) =>
  api.send('POST /api/cup-entries/:id/objection', { params: { id: entryId }, body: { reason } });

interface Decision {
  upheld: boolean;
  points?: number | null;
  reason: string;
}
export const decideObjection = (id: number, body: Decision) =>
  api.send('POST /api/cup-objections/:id/decision', { params: { id }, body });

export const previewRules = (cupId: number, rules: CupRules) =>
  api.send('POST /api/cups/:id/preview', { params: { id: cupId }, body: { rules } });

interface NewRules {
  number: number;
  rules: CupRules;
  reason: string;
}
export const saveRules = (cupId: number, body: NewRules) =>
  api.send('POST /api/cups/:id/rules', { params: { id: cupId }, body });

interface Given {
  residenceId: number;
  points: number;
  reason: string;
}
export const givePoints = (cupId: number, body: Given) =>
  api.send('POST /api/cups/:id/given', { params: { id: cupId }, body });
export const takeBack = (entryId: number) => api.send('DELETE /api/cup-entries/:id', { params: { id: entryId } });

interface NewCup {
  name: string;
  season: string;
  firstDay: string;
  lastDay: string;
}
export const addCup = (body: NewCup) => api.send('POST /api/cups', { body });

export const sportsmanshipOptions = (gameId: number) =>
  api.read('GET /api/games/:id/sportsmanship', { params: { id: gameId } });
export const rateTeams = (gameId: number, ratings: { teamId: number; rating: number }[]) =>
  api.send('PUT /api/games/:id/sportsmanship', { params: { id: gameId }, body: { ratings } });
