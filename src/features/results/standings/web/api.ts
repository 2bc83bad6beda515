import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export interface AskedTable {
  sportId?: number;
  season?: string;
  competitionId?: number;
  /** A group of the competition. */
  group?: string;
}

/** Keeps the previous table on screen until the next one has loaded. */
export const standingsOptions = (query: AskedTable = {}) =>
  queryOptions({ ...api.read('GET /api/standings', { query }), placeholderData: keepPreviousData });

/** Form and place of every team: one read serves all rows about them. */
export const teamStandingsOptions = api.read('GET /api/standings/teams');
