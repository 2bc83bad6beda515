import { useQuery } from '@tanstack/react-query';
import { teamStandingsOptions } from '#features/results/standings/web/api.ts';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { maxTeamsOnHome, type TeamOnHome, teamsOnHome } from '../team-rules.ts';
import { homeOptions } from './api.ts';

export interface OwnTeams {
  teams: readonly TeamOnHome[];
  /** Whether all that Home says about them is still on its way. */
  isLoading: boolean;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** One's own teams with their games, as far as they have loaded. A table that does not load leaves only its place out. */
export function useOwnTeamsOnHome(): OwnTeams {
  const mine = useQuery(myTeamsOptions);
  const home = useQuery(homeOptions);
  const standings = useQuery(teamStandingsOptions);
  const now = new Date(useNow());
  const isKnown = mine.data !== undefined && home.data !== undefined;
  return {
    teams: isKnown
      ? teamsOnHome(mine.data.teams.slice(0, maxTeamsOnHome), home.data.rows, standings.data ?? [], now)
      : [],
    isLoading: [mine, home, standings].some(({ isLoading }) => isLoading),
    error: isKnown ? null : (mine.error ?? home.error),
    isFetching: mine.isFetching || home.isFetching,
    retry: () => {
      for (const query of [mine, home]) if (query.isLoadingError) void query.refetch();
    },
  };
}
