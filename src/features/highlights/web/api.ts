import { pagedOptions, readOptions } from '#web/queries.ts';
import type { Highlight } from '../contract.ts';

/** A highlight also shows the game it is of, by its teams and sport. */
const topics = ['highlights', 'games', 'teams', 'sports'];

export const highlightsOptions = pagedOptions<Highlight>('/api/highlights', { topics });
export const featuredHighlightOptions = readOptions<Highlight | null>('/api/highlights/featured', { topics });
export const highlightOptions = (id: number) => readOptions<Highlight>(`/api/highlights/${id}`, { topics });
export const newestOfSportOptions = (sport: string) =>
  readOptions<Highlight[]>('/api/highlights', { topics, params: { sport, limit: 1 } });
