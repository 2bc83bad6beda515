import { useGames } from '#features/games/web/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { homeCards } from './cards.tsx';
import { LowerCardsLoading } from './LowerCardsLoading.tsx';
import { MostRecentGameSkeleton } from './MostRecentGame.tsx';
import { NextBigGameSkeleton } from './NextBigGame.tsx';

/**
 * The cards load from the start, but show only once the games are here: whether a live game stands above them all is
 * known then, and nothing that one has begun to read moves.
 */
export function HomePage() {
  const { isPending } = useGames();
  return (
    <>
      <h1 className="sr-only">Home</h1>
      {isPending && <HomeLoading />}
      <div hidden={isPending}>
        <Columns main={homeCards.main} side={homeCards.side} />
      </div>
    </>
  );
}

function HomeLoading() {
  return (
    <Columns
      main={
        <>
          <NextBigGameSkeleton />
          <MostRecentGameSkeleton />
        </>
      }
      side={<LowerCardsLoading />}
    />
  );
}
