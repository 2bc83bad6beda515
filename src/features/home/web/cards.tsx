import { type ReactNode, Suspense } from 'react';
import { useIdle } from '#web/ui/idle.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { LiveGames } from './LiveGames.tsx';
import type { LowerCard } from './LowerCards.tsx';
import { LowerCardsLoading } from './LowerCardsLoading.tsx';
import { MostRecentGame } from './MostRecentGame.tsx';
import { NextBigGame } from './NextBigGame.tsx';

// Below what a phone shows first: their code comes after the games, their answers are on the way already.
const LowerCards = lazyPart(async () => (await import('./LowerCards.tsx')).LowerCards);

interface HomeCards {
  /** The wide column of a desktop, and what comes first on a phone. */
  main: ReactNode;
  side: ReactNode;
}

/** The lower cards: all in one order on a phone; on a desktop one goes below the games, so that both columns end together. */
export const lowerCards: Record<'phone' | 'main' | 'side', readonly LowerCard[]> = {
  phone: ['highlights', 'episode', 'workout', 'tip'],
  main: ['tip'],
  side: ['highlights', 'episode', 'workout'],
};

/** The cards of Home, in order. Each one loads by itself and shows its own states; one with nothing to say is not there. */
export const homeCards = (wide: boolean): HomeCards => ({
  main: (
    <>
      <LiveGames />
      <NextBigGame />
      <MostRecentGame />
      {wide && <LowerCardsInTime cards={lowerCards.main} />}
    </>
  ),
  side: <LowerCardsInTime cards={wide ? lowerCards.side : lowerCards.phone} />,
});

function LowerCardsInTime({ cards }: { cards: readonly LowerCard[] }) {
  const idle = useIdle();
  const loading = <LowerCardsLoading cards={cards} />;
  return <Suspense fallback={loading}>{idle ? <LowerCards cards={cards} /> : loading}</Suspense>;
}
