import { lazy, type ReactNode, Suspense } from 'react';
import { useIdle } from '#web/ui/idle.ts';
import { LiveGames } from './LiveGames.tsx';
import { LowerCardsLoading } from './LowerCardsLoading.tsx';
import { MostRecentGame } from './MostRecentGame.tsx';
import { NextBigGame } from './NextBigGame.tsx';

// Below what a phone shows first: their code comes after the games, their answers are on the way already.
const LowerCards = lazy(async () => ({ default: (await import('./LowerCards.tsx')).LowerCards }));

interface HomeCards {
  /** The wide column of a desktop, and what comes first on a phone. */
  main: ReactNode;
  side: ReactNode;
}

/** The cards of Home, in order. Each one loads by itself and shows its own states; one with nothing to say is not there. */
export const homeCards: HomeCards = {
  main: (
    <>
      <LiveGames />
      <NextBigGame />
      <MostRecentGame />
    </>
  ),
  side: <LowerCardsInTime />,
};

function LowerCardsInTime() {
  const idle = useIdle();
  return <Suspense fallback={<LowerCardsLoading />}>{idle ? <LowerCards /> : <LowerCardsLoading />}</Suspense>;
}
