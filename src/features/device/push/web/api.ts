import { apiClient } from '#web/api/requests.ts';
import type { ChoicesChange, EmailChange, endpoints, NewSubscription } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const notificationsOptions = api.read('GET /api/notifications');
export const readNotifications = () => api.get('GET /api/notifications');
export const sentOptions = api.pages('GET /api/notifications/sent');
export const changeChoices = (chosen: ChoicesChange) => api.send('PATCH /api/notifications', { body: chosen });
export const stopLike = (id: number, of: 'kind' | 'team') =>
  api.send('POST /api/notifications/sent/:id/stop', { params: { id }, query: { of } });
export const remindersOptions = api.read('GET /api/user/reminders');
export const setReminder = (gameId: number) => api.send('POST /api/games/:id/reminder', { params: { id: gameId } });
export const endReminder = (gameId: number) => api.send('DELETE /api/games/:id/reminder', { params: { id: gameId } });
export const sendTest = () => api.send('POST /api/notifications/test');
export const registerDevice = (subscription: NewSubscription) =>
  api.send('POST /api/notifications/devices', { body: subscription });
export const endDevice = (id: number) => api.send('DELETE /api/notifications/devices/:id', { params: { id } });
export const emailOptions = api.read('GET /api/notifications/email');
export const changeAddress = (address: string) => api.send('PUT /api/notifications/email', { body: { address } });
export const chooseEmails = (chosen: EmailChange) => api.send('PATCH /api/notifications/email', { body: chosen });
export const removeAddress = () => api.send('DELETE /api/notifications/email');
export const confirmAddress = (token: string) => api.send('POST /api/notifications/email/confirm', { body: { token } });
export const stopEmails = (token: string) => api.send('POST /api/notifications/email/stop', { query: { token } });
