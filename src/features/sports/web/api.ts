import { useQuery } from '@tanstack/react-query';
import type { Choice, SourceProps } from '#features/admin/web/manager/form/form.ts';
import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const sportsOptions = () => api.read('GET /api/sports');

/** The village's sports, for a field or a filter of a manager. */
export const useSportChoices = (): readonly Choice[] | undefined =>
  useQuery(sportsOptions()).data?.map(({ id, name }) => ({ value: String(id), label: name }));

export const SportChoices = ({ children }: SourceProps<readonly Choice[]>) => children(useSportChoices());
