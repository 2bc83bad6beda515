import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { venuesOptions } from '#features/competition/venues/web/api.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../../contract.ts';

/** Venues first; a game whose location names one refers to it. */
export function useLocations() {
  const venues = useInfiniteQuery(venuesOptions()).data?.map(({ name }) => name) ?? [];
  const locations = useQuery(apiClient<typeof endpoints>().read('GET /api/games/locations')).data;
  return locations && [...new Set([...venues, ...locations])];
}
