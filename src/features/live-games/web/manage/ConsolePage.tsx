import { useQuery } from '@tanstack/react-query';
import type { Game } from '#features/games/contract.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { eventsOptions } from '../api.ts';
import { NoGame } from '../GamePage.tsx';
import { useGame } from '../useGame.ts';
import { Console } from './console/Console.tsx';

export function ConsolePage() {
  const { id, data: game, error, isFetching, refetch } = useGame();
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle back={`/games/${id}`}>Scoring</PageTitle>
      {game ? <Events game={game} /> : <NoGame error={error} busy={isFetching} onRetry={refetch} />}
    </div>
  );
}

function Events({ game }: { game: Game }) {
  const { data, isError, isFetching, refetch } = useQuery(eventsOptions(game.id));
  if (!data) {
    if (!isError) return <Skeleton className="h-96 rounded-card" />;
    return <ErrorState title="This game did not load" onRetry={() => refetch()} busy={isFetching} />;
  }
  if (!data.can.score) {
    return <EmptyState title="Only ground anchors score games" text="Ask one of them to put you on their list." />;
  }
  return <Console key={game.id} game={game} heard={data} definition={definitionOf(data.definition)} />;
}
