import { CalendarX } from 'lucide-react';
import { prefetchConfirmation } from '#features/competition/confirmations/web/api.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { categoryNames } from '#features/competition/games/name-rules.ts';
import { gameOptions, ownRsvpsOptions } from '#features/competition/games/web/api.ts';
import { prefetchGamePhotos } from '#features/media/photos/web/slots/GamePhotos.tsx';
import { prefetchBoxScore } from '#features/results/box-scores/web/api.ts';
import { previewOptions } from '#features/results/previews/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { fixtureText } from '#shared/notation.ts';
import { ApiError } from '#web/api/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { eventsOptions, gameHighlightsOptions, useGame } from './api.ts';
import { gameContext, upcomingActions } from './extension-points.ts';
import { GameFrame } from './game-page/GameFrame.tsx';
import { ShareGame } from './game-page/ShareGame.tsx';

export function GamePage() {
  const { data: game, error, isFetching, refetch } = useGame();
  const product = useProductName();
  return (
    <>
      {game && <DocumentTitle of={formatSides(game)} product={product} />}
      <PageTitle aside={game && !isMissing(error) && <ShareGame game={game} title={formatSides(game)} />}>
        <Title game={game} />
      </PageTitle>
      {game && !isMissing(error) && <GameFrame game={game} />}
      {game && isMissing(error) && <DeletedGame />}
      {!game && <NoGame error={error} busy={isFetching} onRetry={refetch} />}
    </>
  );
}

export const loader = defineLoader(({ params, ...loading }) => {
  const { client } = loading;
  const id = Number(params['id']);
  return [
    client.prefetchQuery(gameOptions(id)),
    client.prefetchQuery(eventsOptions(id)),
    client.prefetchQuery(previewOptions(id)),
    client.prefetchQuery(ownRsvpsOptions),
    prefetchConfirmation(client, id),
    prefetchBoxScore(client, id),
    client.prefetchQuery(gameHighlightsOptions(id)),
    prefetchGamePhotos(client, id),
    upcomingActions.ready(loading),
    gameContext.ready({ ...loading, params }),
  ];
});

const formatSides = ({ homeTeam, awayTeam }: Game): string => fixtureText(homeTeam.name, awayTeam.name);

/** The sides are below the title, in large: only who listens hears them in it. */
function Title({ game }: { game: Game | undefined }) {
  if (!game) return 'Game';
  return (
    <span className="line-clamp-2 text-lg leading-tight sm:text-xl wrap-anywhere">
      <span className="sr-only">{formatSides(game)}, </span>
      {game.sport.name} · {game.competition?.name ?? categoryNames[game.category]}
    </span>
  );
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

const DeletedGame = () => (
  <EmptyState icon={CalendarX} title="This game was deleted" text="It is no longer on the list of games.">
    <ButtonLink to="/games">All games</ButtonLink>
  </EmptyState>
);

export function NoGame({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  if (isMissing(error)) {
    return <EmptyState icon={CalendarX} title="This game was not found" text="It may have been removed." />;
  }
  if (error)
    return <ErrorState title="This game did not load" text="Please try again." onRetry={onRetry} busy={busy} />;
  return (
    <Loading label="Loading the game" className="grid gap-3.5">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  );
}
