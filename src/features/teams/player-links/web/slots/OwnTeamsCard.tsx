import { type QueryClient, useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { OwnClaim, OwnPlayer, OwnPlayers } from '../../contract.ts';
import { ownPlayersOptions, useAction } from '../api.ts';
import { OwnTeamRow } from '../OwnTeamRow.tsx';

/** In My account: which players one is, and which ones one has claimed to be. */
export function OwnTeamsCard() {
  const { data, error, isFetching, refetch } = useQuery(ownPlayersOptions);
  return (
    <Card
      heading="My teams"
      aside={
        <ButtonLink to="/players" small>
          Find yourself
        </ButtonLink>
      }
    >
      {data && <OwnTeams own={data} />}
      {!data && error && (
        <ErrorState
          title="Your teams did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your teams">
          <Skeleton className="h-12" />
        </Loading>
      )}
    </Card>
  );
}

OwnTeamsCard.reads = (client: QueryClient) => [client.prefetchQuery(ownPlayersOptions)];

function OwnTeams({ own: { players, claims } }: { own: OwnPlayers }) {
  if (players.length + claims.length === 0) {
    return <p className="text-sm text-soft">None yet. Find yourself under Players and tap “This is me”.</p>;
  }
  return (
    <ul>
      {players.map((own) => (
        <Linked key={own.player.id} own={own} />
      ))}
      {claims.map((claim) => (
        <Waiting key={claim.player.id} claim={claim} />
      ))}
    </ul>
  );
}

function Linked({ own }: { own: OwnPlayer }) {
  const { player, team, since } = own;
  const unlinking = useAction('unlinkMyself');
  return (
    <OwnTeamRow {...own} about={`${team.sport.name} · ${player.displayName}, since ${dateText(since, new Date())}`}>
      <Button
        small
        aria-label={`This is not me: ${player.displayName}, ${team.name}`}
        busy={unlinking.isPending}
        busyLabel="Unlinking..."
        onClick={() => unlinking.mutate(player.id)}
      >
        This is not me
      </Button>
    </OwnTeamRow>
  );
}

function Waiting({ claim }: { claim: OwnClaim }) {
  const { player, team } = claim;
  const withdrawing = useAction('withdraw');
  return (
    <OwnTeamRow {...claim} about={`${team.sport.name} · ${player.displayName}, waiting for approval`}>
      <Button
        small
        aria-label={`Withdraw: ${player.displayName}, ${team.name}`}
        busy={withdrawing.isPending}
        busyLabel="Withdrawing..."
        onClick={() => withdrawing.mutate(player.id)}
      >
        Withdraw
      </Button>
    </OwnTeamRow>
  );
}
