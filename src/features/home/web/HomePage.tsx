import type { QueryClient } from '@tanstack/react-query';
import { gamesOptions, ownRsvpsOptions, useGames } from '#features/games/web/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { useWide } from '#web/layout/wide.ts';
import { homeCards } from './cards.tsx';
import { LowerCardsLoading } from './LowerCardsLoading.tsx';
import { lowerCards } from './lower-cards.ts';
import { MostRecentGameSkeleton } from './MostRecentGame.tsx';
import { NextBigGameSkeleton } from './NextBigGame.tsx';

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

HomePage.readFirst = (client: QueryClient) => [
  client.prefetchInfiniteQuery(gamesOptions),
  client.prefetchQuery(ownRsvpsOptions),
];

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
