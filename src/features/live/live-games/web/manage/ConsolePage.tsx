import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { eventsOptions, useGame } from '../api.ts';
import { NoGame } from '../GamePage.tsx';
import { Console } from './console/Console.tsx';

export function ConsolePage() {
  const { id, data: game, error, isFetching, refetch } = useGame();
  return (
    <>
      {game ? (
        <Events game={game} />
      ) : (
        <Apart back={`/games/${id}`}>
          <NoGame error={error} busy={isFetching} onRetry={refetch} />
        </Apart>
      )}
    </>
  );
}

function Events({ game }: { game: Game }) {
  const { data, isError, isFetching, refetch } = useQuery(eventsOptions(game.id));
  if (data?.can.score) {
    return <Console key={game.id} game={game} gameEvents={data} definition={getDefinition(data.definition)} />;
  }
  return (
    <Apart back={`/games/${game.id}`}>
      {data && <EmptyState title="Only ground anchors can score games" text="Ask an admin to add you to their list." />}
      {!data && isError && <ErrorState title="This game did not load" onRetry={() => refetch()} busy={isFetching} />}
      {!data && !isError && <Skeleton className="h-96 rounded-card" />}
    </Apart>
  );
}

/** The page while there is no console to show. */
const Apart = ({ back, children }: { back: string; children: ReactNode }) => (
  <div className="mx-auto max-w-xl px-4 pt-3">
    <PageTitle back={back}>Scoring</PageTitle>
    {children}
  </div>
);
