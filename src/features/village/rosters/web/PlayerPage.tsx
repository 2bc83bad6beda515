import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { playerResultsOptions } from '#features/competition/meets/web/api.ts';
import { playerCareerOptions } from '#features/results/player-stats/web/api.ts';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { ownPlayersOptions } from '#features/teams/player-links/web/api.ts';
import { playerOptions } from '#features/teams/players/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ProfileFailure, ProfileLoading } from './PlayerProfile.tsx';
import { WholePlayer } from './player/Career.tsx';

/** A player's own address, with all of the career; /players shows the season in a dialog. */
export function PlayerPage() {
  const { data: player, error, isFetching, refetch } = useQuery(playerOptions(Number(useParams()['id'])));
  const product = useProductName();
  return (
    <>
      {player && <DocumentTitle of={player.displayName} product={product} />}
      <PageTitle>
        <span className="wrap-anywhere">{player?.displayName ?? 'Player'}</span>
      </PageTitle>
      {player ? (
        <WholePlayer key={player.id} player={player} />
      ) : error ? (
        <ProfileFailure {...{ error, isFetching, refetch }} />
      ) : (
        <ProfileLoading />
      )}
    </>
  );
}

export const loader = defineLoader(({ client, params }) => {
  const id = Number(params['id']);
  return [
    client.prefetchQuery(playerOptions(id)),
    client.prefetchQuery(playerCareerOptions(id)),
    client.prefetchQuery(playerResultsOptions(id)),
    client.prefetchQuery(ownPlayersOptions),
    client.prefetchQuery(myTeamsOptions),
  ];
});
