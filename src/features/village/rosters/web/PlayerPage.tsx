import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { playerSeasonOptions } from '#features/results/player-stats/web/api.ts';
import { ownPlayersOptions } from '#features/teams/player-links/web/api.ts';
import { playerOptions } from '#features/teams/players/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Profile, ProfileFailure, ProfileLoading } from './PlayerProfile.tsx';

/** A player's own address; /players shows the same profile in a dialog. */
export function PlayerPage() {
  const { data: player, error, isFetching, refetch } = useQuery(playerOptions(Number(useParams()['id'])));
  const product = useProductName();
  return (
    <>
      {player && <DocumentTitle of={player.displayName} product={product} />}
      <PageTitle>{player?.displayName ?? 'Player'}</PageTitle>
      <div className="max-w-2xl">
        {player ? (
          <Profile player={player} />
        ) : error ? (
          <ProfileFailure {...{ error, isFetching, refetch }} />
        ) : (
          <ProfileLoading />
        )}
      </div>
    </>
  );
}

export const loader = defineLoader(({ client, params }) => {
  const id = Number(params['id']);
  return [
    client.prefetchQuery(playerOptions(id)),
    client.prefetchQuery(playerSeasonOptions(id)),
    client.prefetchQuery(ownPlayersOptions),
  ];
});
