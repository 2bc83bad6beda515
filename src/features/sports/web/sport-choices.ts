import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#features/admin/web/manager/form/form.ts';
import { sportsOptions } from './api.ts';

/** The village's sports, for a field or a filter of a manager. */
export const useSportChoices = (): readonly Choice[] | undefined =>
  useQuery(sportsOptions()).data?.map(({ id, name }) => ({ value: String(id), label: name }));
