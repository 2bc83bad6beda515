import { useQuery } from '@tanstack/react-query';
import type { Choice, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const sportsOptions = () => api.read('GET /api/sports');

/** The village's sports, for a field or a filter of a manager. */
export const useSportChoices = (): readonly Choice[] | undefined =>
  useQuery(sportsOptions()).data?.map(({ id, name }) => ({ value: String(id), label: name }));

export const SportChoices = ({ children }: SourceProps<readonly Choice[]>) => children(useSportChoices());
