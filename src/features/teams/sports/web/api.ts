import { useQuery } from '@tanstack/react-query';
import type { Choice, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints, Sport } from '../contract.ts';
import type { SportFile } from '../definitions/file.ts';

const api = apiClient<typeof endpoints>();

export const sportsOptions = () => api.read('GET /api/sports');

/** Adds a sport of the village's own, or changes one. */
export function saveSport(sport: Sport | null, file: SportFile): Promise<Sport> {
  const body = { name: file.name, definition: JSON.stringify(file) };
  if (!sport) return api.send('POST /api/sports', { body });
  const { id, version } = sport;
  return api.send('PATCH /api/sports/:id', { params: { id }, body: { ...body, version } });
}

/** The village's sports, for a field or a filter of a manager. */
export const useSportChoices = (): readonly Choice[] | undefined =>
  useQuery(sportsOptions()).data?.map(({ id, name }) => ({ value: String(id), label: name }));

export const SportChoices = ({ children }: SourceProps<readonly Choice[]>) => children(useSportChoices());
