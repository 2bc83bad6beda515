import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { venuesOptions } from '#features/venues/web/api.ts';
import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../../contract.ts';

/** Venues first; a game whose location names one refers to it. */
export function useLocations() {
  const venues = useInfiniteQuery(venuesOptions()).data?.map(({ name }) => name) ?? [];
  const locations = useQuery(callsOf<typeof calls>().read('GET /api/games/locations')).data;
  return locations && [...new Set([...venues, ...locations])];
}
