import { pagedOptions, readOptions } from '#web/queries.ts';
import type { Player, PlayerTotals } from '../contract.ts';

/** What a screen narrows its players by; nothing set means all. */
export interface Narrowing {
  q?: string | undefined;
  sportId?: number | undefined;
  teamId?: number | undefined;
  allStars?: true | undefined;
}

const topics = ['players', 'teams', 'sports'];

export const playersOptions = (narrowing: Narrowing = {}) =>
  pagedOptions<Player>('/api/players/with-relations', { topics, params: { ...narrowing } });

export const playerTotalsOptions = (narrowing: Narrowing = {}) =>
  readOptions<PlayerTotals>('/api/players/totals', { topics, params: { ...narrowing } });

export const playerOptions = (id: number) => readOptions<Player>(`/api/players/${id}`, { topics });
