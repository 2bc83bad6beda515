import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export interface AskedTable {
  sportId?: number;
  season?: string;
  competitionId?: number;
}

/** What stood there stays until another table is here. */
export const standingsOptions = (query: AskedTable = {}) =>
  queryOptions({ ...api.read('GET /api/standings', { query }), placeholderData: keepPreviousData });
