import type { Sent } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import type { AccountRole, AccountRow, endpoints } from '../../contract.ts';

const api = apiClient<typeof endpoints>();

export interface Asked {
  search: string;
  role: AccountRole | undefined;
}

export const accountsOptions = ({ search, role }: Asked) =>
  api.pages('GET /api/admin/users', { query: { ...(search && { search }), ...(role && { role }) } });
export const officersOptions = () => api.read('GET /api/admin/officers');

export const giveRole = ({ id, version }: AccountRow, isAdmin: boolean) =>
  api.send('PATCH /api/admin/users/:id', { params: { id }, body: { isAdmin, version } });
export const suspend = ({ id, version }: AccountRow, isSuspended: boolean) =>
  api.send('PATCH /api/admin/users/:id', { params: { id }, body: { isSuspended, version } });
export const createAccount = (body: Sent<(typeof endpoints)['POST /api/admin/users']>['body']) =>
  api.send('POST /api/admin/users', { body });
export const invitationsOptions = () => api.read('GET /api/admin/invitations');
export const invite = (invited: string) => api.send('POST /api/admin/invitations', { body: { invited } });
export const takeBack = (id: number) => api.send('DELETE /api/admin/invitations/:id', { params: { id } });
export const addOfficer = (username: string) => api.send('POST /api/admin/officers', { body: { username } });
export const removeOfficer = (id: number) => api.send('DELETE /api/admin/officers/:id', { params: { id } });
export const endSessions = (id: number) => api.send('DELETE /api/admin/users/:id/sessions', { params: { id } });
export const makeLink = (id: number) => api.send('POST /api/admin/users/:id/password-link', { params: { id } });
