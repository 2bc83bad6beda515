import { type ReactNode, Suspense } from 'react';
import { gamesOptions, ownRsvpsOptions, useGames } from '#features/games/web/api.ts';
import { LiveCard } from '#features/games/web/LiveCard.tsx';
import { ownPlayersOptions } from '#features/player-links/web/api.ts';
import type { ShownContribution } from '#web/extension-point.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { useWide } from '#web/layout/wide.ts';
import { loaderOf } from '#web/routing/loading.ts';
import { useIdle } from '#web/ui/idle.ts';
import { Skeleton } from '#web/ui/states.tsx';
import { belowGames } from './extension-points.ts';
import { MostRecentGame, MostRecentGameSkeleton } from './MostRecentGame.tsx';
import { NextBigGame, NextBigGameSkeleton } from './NextBigGame.tsx';
export type LowerCard = ShownContribution;

/** All in one order on a phone; on a desktop the last two go below the games, so that both columns end together. */
export function lowerCards(wide: boolean): { main: readonly LowerCard[]; side: readonly LowerCard[] } {
  const cards = belowGames.contributions().filter(({ wideOnly = false }) => wide || !wideOnly);
  return wide ? { main: cards.slice(-2), side: cards.slice(0, -2) } : { main: [], side: cards };
}

export function LowerCardsLoading({ cards }: { cards: readonly LowerCard[] }) {
  return cards.map(({ key, skeleton = 'h-44' }) => <Skeleton key={key} className={`rounded-card ${skeleton}`} />);
}

interface HomeCards {
  main: ReactNode;
  side: ReactNode;
}

export function homeCards(wide: boolean): HomeCards {
  const lower = lowerCards(wide);
  return {
    main: (
      <>
        <LiveGames />
        <NextBigGame />
        <MostRecentGame />
        <LowerCardsInTime cards={lower.main} />
      </>
    ),
    side: <LowerCardsInTime cards={lower.side} />,
  };
}

/** Below what a phone shows first: their code comes after the games, their answers are on the way already. */
function LowerCardsInTime({ cards }: { cards: readonly LowerCard[] }) {
  const idle = useIdle();
  const loading = <LowerCardsLoading cards={cards} />;
  return (
    <Suspense fallback={loading}>
      {idle ? cards.map(({ key, Component }) => <Component key={key} />) : loading}
    </Suspense>
  );
}

function LiveGames() {
  const live = useGames().data?.filter((game) => game.status === 'live') ?? [];
  return live.map((game) => <LiveCard key={game.id} game={game} />);
}

/** The cards show once the games are here: a live game stands above them all, and nothing that one reads moves. */
export function HomePage() {
  const { isPending } = useGames();
  const wide = useWide();
  const { main, side } = homeCards(wide);
  return (
    <>
      <h1 className="sr-only">Home</h1>
      {isPending && <HomeLoading wide={wide} />}
      <div hidden={isPending}>
        <Columns main={main} side={side} />
      </div>
    </>
  );
}

export const loader = loaderOf((loading) => [
  loading.client.prefetchInfiniteQuery(gamesOptions),
  loading.client.prefetchQuery(ownRsvpsOptions),
  loading.client.prefetchQuery(ownPlayersOptions),
  // What the browser shows later is read by the server that renders the page, so that it need not ask.
  ...(loading.renders ? [belowGames.ready(loading)] : []),
]);

function HomeLoading({ wide }: { wide: boolean }) {
  const lower = lowerCards(wide);
  return (
    <Columns
      main={
        <>
          <NextBigGameSkeleton />
          <MostRecentGameSkeleton />
          <LowerCardsLoading cards={lower.main} />
        </>
      }
      side={<LowerCardsLoading cards={lower.side} />}
    />
  );
}
