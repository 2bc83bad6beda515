import { plainApiClient } from '#web/api/api.ts';
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

export const loginWaysOptions = api.read('GET /api/login/ways');
export const campusLinkOptions = api.read('GET /api/user/campus');
/** Not as the page's account, whose session may be over. */
export const beginCampusLogin = () => plainApiClient<typeof endpoints>().send('POST /api/login/campus');
export const beginCampusLink = (body: { password: string }) => api.send('POST /api/user/campus', { body });
export const beginCampusPassword = () => api.send('POST /api/user/campus/password');
export const unlinkCampus = () => api.send('DELETE /api/user/campus');
