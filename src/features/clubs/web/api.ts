import { pagedOptions } from '#web/queries.ts';
import type { Club } from '../contract.ts';

/** Featured clubs first; those of one sport when it is given. */
export const clubsOptions = (sportId?: number) =>
  pagedOptions<Club>('/api/clubs', { topics: ['clubs', 'sports'], params: sportId === undefined ? {} : { sportId } });
