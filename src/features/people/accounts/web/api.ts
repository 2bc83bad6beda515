import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const sessionsOptions = api.read('GET /api/user/sessions');
export const personalRecordsOptions = api.read('GET /api/user/records');
export const changeDisplayName = (body: { displayName: string }) => api.send('PATCH /api/user', { body });
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  api.send('POST /api/user/password', { body });
export const endOwnSession = (id: number) => api.send('DELETE /api/user/sessions/:id', { params: { id } });
export const logOutElsewhere = () => api.send('DELETE /api/user/sessions');
