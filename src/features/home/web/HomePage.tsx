import { gamesOptions, ownRsvpsOptions, useGames } from '#features/games/web/api.ts';
import { ownPlayersOptions } from '#features/player-links/web/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { useWide } from '#web/layout/wide.ts';
import { loaderOf } from '#web/routing/loading.ts';
import { homeCards } from './cards.tsx';
import { belowGames } from './extension-points.ts';
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

export const loader = loaderOf((loading) => [
  loading.client.prefetchInfiniteQuery(gamesOptions),
  loading.client.prefetchQuery(ownRsvpsOptions),
  loading.client.prefetchQuery(ownPlayersOptions),
  belowGames.readAhead(loading),
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
