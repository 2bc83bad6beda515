import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/Card.tsx';
import { ownPlayersOptions } from '../api.ts';
import { OwnTeamRow } from '../OwnTeamRow.tsx';

/** On Home, for those who play; renders nothing for others, or if it does not load. */
export function MyTeamsCard() {
  const { data } = useQuery(ownPlayersOptions);
  if (!data || data.players.length === 0) return null;
  return (
    <Card heading="My teams">
      <ul>
        {data.players.map((own) => (
          <OwnTeamRow key={own.player.id} {...own} about={`${own.team.sport.name} · ${own.player.displayName}`} />
        ))}
      </ul>
    </Card>
  );
}

MyTeamsCard.reads = (client: QueryClient) => [client.prefetchQuery(ownPlayersOptions)];
