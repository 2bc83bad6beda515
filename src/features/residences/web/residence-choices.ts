import { useInfiniteQuery } from '@tanstack/react-query';
import type { Choice } from '#features/admin/web/manager/form/form.ts';
import { residencesOptions } from './api.ts';

/** The village's residences and those that visit it, for a field of a manager. */
export const useResidenceChoices = (): readonly Choice[] | undefined =>
  useInfiniteQuery(residencesOptions()).data?.map(({ id, name }) => ({ value: String(id), label: name }));
