import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Team } from '#features/teams/teams/contract.ts';
import { notificationsOptions } from '../api.ts';
import { FollowButton } from '../FollowButton.tsx';

/** Shown under a team's heading: a button to follow its games. */
export function FollowTeam({ team }: { team: Team }) {
  const { data } = useQuery(notificationsOptions);
  if (!data) return null;
  return (
    <div>
      <FollowButton team={team} isFollowed={data.teamIds.includes(team.id)} />
    </div>
  );
}

FollowTeam.reads = (client: QueryClient) => [client.prefetchQuery(notificationsOptions)];
