import { useInfiniteQuery } from '@tanstack/react-query';
import type { Choice } from '#features/admin/web/manager/form/form.ts';
import { residencesOptions } from './api.ts';

/** Home and visiting residences, as choices in a manager's field. */
export const useResidenceChoices = (): readonly Choice[] | undefined =>
  useInfiniteQuery(residencesOptions()).data?.map(({ id, name }) => ({ value: String(id), label: name }));
