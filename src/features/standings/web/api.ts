import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export interface AskedTable {
  sportId?: number;
  season?: string;
  competitionId?: number;
}

/** Keeps the previous table on screen until the next one has loaded. */
export const standingsOptions = (query: AskedTable = {}) =>
  queryOptions({ ...api.read('GET /api/standings', { query }), placeholderData: keepPreviousData });
