import type { QueryClient } from '@tanstack/react-query';
import type { Team } from '#features/teams/teams/contract.ts';
import { myTeamsOptions } from '../api.ts';
import { FollowButton } from '../FollowButton.tsx';

/** Shown under a team's heading: a button to follow its games. */
export const FollowTeam = ({ team }: { team: Team }) => (
  <div>
    <FollowButton team={team} />
  </div>
);

FollowTeam.reads = (client: QueryClient) => [client.prefetchQuery(myTeamsOptions)];
