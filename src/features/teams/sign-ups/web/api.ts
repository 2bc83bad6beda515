import { apiClient } from '#web/api/requests.ts';
import type { endpoints, SignUp } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const clubsOnOfferOptions = () => api.read('GET /api/club-signups/options');
export const sendSignUp = (body: SignUp) => api.send('POST /api/club-signups', { body });
export const ownSignUpsOptions = () => api.read('GET /api/club-signups/mine');
export const signUpsOptions = () => api.pages('GET /api/club-signups');
export const deleteSignUp = (id: number) => api.send('DELETE /api/club-signups/:id', { params: { id } });
