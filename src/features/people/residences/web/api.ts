import { useInfiniteQuery } from '@tanstack/react-query';
import type { Choice, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints, ResidenceMove } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const residencesOptions = () => api.pages('GET /api/residences');
export const addResidence = (name: string) => api.send('POST /api/residences', { body: { name } });
export const residenceNamesOptions = () => api.read('GET /api/residences/names');
export const ownResidenceOptions = () => api.read('GET /api/user/residence');
export const setOwnResidence = (residenceId: number | null) =>
  api.send('PUT /api/user/residence', { body: { residenceId } });
export const accountResidencesOptions = (id: number) => api.read('GET /api/people/:id/residences', { params: { id } });
export const setAccountResidence = (id: number, body: ResidenceMove) =>
  api.send('PUT /api/people/:id/residence', { params: { id }, body });
export const residentsOptions = (search: string) =>
  api.pages('GET /api/people', { query: { ...(search && { search }) } });

/** Home and visiting residences, as choices in a manager's field. */
export const ResidenceChoices = ({ children }: SourceProps<readonly Choice[]>) =>
  children(useInfiniteQuery(residencesOptions()).data?.map(({ id, name }) => ({ value: String(id), label: name })));
