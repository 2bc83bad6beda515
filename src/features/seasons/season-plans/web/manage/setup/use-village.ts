import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Competition } from '#features/competition/competitions/contract.ts';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import type { Venue } from '#features/competition/venues/contract.ts';
import { venuesOptions } from '#features/competition/venues/web/api.ts';
import type { Residence } from '#features/people/residences/contract.ts';
import { residencesOptions } from '#features/people/residences/web/api.ts';
import type { Sport } from '#features/teams/sports/contract.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';

/** What there is to choose from. */
export interface Village {
  sports: readonly Sport[];
  teams: readonly Team[];
  venues: readonly Venue[];
  competitions: readonly Competition[];
  /** Those of this village. */
  residences: readonly Residence[];
}

/** Null while it loads. */
export function useVillage(): { village: Village | null; error: Error | null } {
  const sports = useQuery(sportsOptions());
  const teams = useQuery(teamsOptions());
  const competitions = useQuery(competitionsOptions());
  const venues = useFurtherPages(useInfiniteQuery(venuesOptions()));
  const residences = useFurtherPages(useInfiniteQuery(residencesOptions()));
  const error = sports.error ?? teams.error ?? competitions.error ?? venues.error ?? residences.error;
  if (!sports.data || !teams.data || !competitions.data || !venues.data || !residences.data)
    return { village: null, error };
  return {
    village: {
      sports: sports.data,
      teams: teams.data,
      venues: venues.data,
      competitions: competitions.data,
      residences: residences.data.filter(({ kind }) => kind === 'home'),
    },
    error: null,
  };
}
