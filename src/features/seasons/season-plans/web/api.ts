import { apiClient } from '#web/api/requests.ts';
import type { endpoints, PlanChange, SeasonSetup } from '../contract.ts';

const api = apiClient<typeof endpoints>();

/** Latest first. */
export const plansOptions = api.read('GET /api/season-plans');
export const planOptions = (id: number) => api.read('GET /api/season-plans/:id', { params: { id } });

export const addPlan = (body: { name: string; season: string; setup: SeasonSetup }) =>
  api.send('POST /api/season-plans', { body });
export const changePlan = (id: number, body: PlanChange) =>
  api.send('PATCH /api/season-plans/:id', { params: { id }, body });
export const deletePlan = (id: number) => api.send('DELETE /api/season-plans/:id', { params: { id } });
