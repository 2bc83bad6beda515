import type { Progress } from '#shared/endpoints.ts';
import { progressApiClient } from '#web/api/lines.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints, GameMoves, PlanChange, SeasonSetup } from '../contract.ts';

const api = apiClient<typeof endpoints>();
const sendWithProgress = progressApiClient<typeof endpoints>();

/** Latest first. */
export const plansOptions = api.read('GET /api/season-plans');
export const planOptions = (id: number) => api.read('GET /api/season-plans/:id', { params: { id } });
export const planGamesOptions = (id: number) => api.read('GET /api/season-plans/:id/games', { params: { id } });
export const resultOptions = (id: number) => api.read('GET /api/season-plans/:id/result', { params: { id } });
export const runOptions = (id: number) => api.read('GET /api/season-plans/:id/run', { params: { id } });
export const planQuestionOptions = (id: number) => api.read('GET /api/season-plans/:id/question', { params: { id } });

export const addPlan = (body: { name: string; season: string; setup: SeasonSetup }) =>
  api.send('POST /api/season-plans', { body });
export const changePlan = (id: number, body: PlanChange) =>
  api.send('PATCH /api/season-plans/:id', { params: { id }, body });
export const deletePlan = (id: number) => api.send('DELETE /api/season-plans/:id', { params: { id } });
/** Answers when the games are made, however long that takes. */
export const makeGames = (id: number, onProgress: (progress: Progress) => void) =>
  sendWithProgress('POST /api/season-plans/:id/run', { params: { id } }, onProgress);
export const cancelRun = (id: number) => api.send('DELETE /api/season-plans/:id/run', { params: { id }, query: {} });
/** Ends it with the best plan so far. */
export const keepBestOfRun = (id: number) =>
  api.send('DELETE /api/season-plans/:id/run', { params: { id }, query: { keep: true } });
/** Answers with these games as they are then. */
export const moveGames = (id: number, body: GameMoves) =>
  api.send('PATCH /api/season-plans/:id/games', { params: { id }, body });
export const publicHolidaysOptions = (from: string, until: string) =>
  api.read('GET /api/season-plans/public-holidays', { query: { from, until } });
export function readCalendarFile(file: File, { from, until }: { from: string; until: string }) {
  const body = new FormData();
  body.set('from', from);
  body.set('until', until);
  body.set('file', file);
  return api.send('POST /api/season-plans/calendar-days', { body });
}
