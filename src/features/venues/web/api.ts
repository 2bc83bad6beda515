import { apiClient } from '#web/api/calls.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const venuesOptions = () => api.pages('GET /api/venues');
export const venueOptions = (id: number) => api.read('GET /api/venues/:id', { params: { id } });

export const sameNamedOptions = () => api.read('GET /api/venues/same-names');
export const mergePreviewOptions = (keptId: number, mergedId: number) =>
  api.read('GET /api/venues/:id/merge', { params: { id: keptId }, query: { with: mergedId } });
export const mergeVenue = (id: number, body: { venueId: number; version: number; mergedVersion: number }) =>
  api.send('POST /api/venues/:id/merge', { params: { id }, body });
