import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const venuesOptions = () => api.pages('GET /api/venues');
export const venueOptions = (id: number) => api.read('GET /api/venues/:id', { params: { id } });
export const addVenue = (name: string) => api.send('POST /api/venues', { body: { name } });
