import { type ReactNode, Suspense } from 'react';
import { useIdle } from '#web/ui/idle.ts';
import { LiveGames } from './LiveGames.tsx';
import { LowerCardsLoading } from './LowerCardsLoading.tsx';
import { type LowerCard, lowerCards } from './lower-cards.ts';
import { MostRecentGame } from './MostRecentGame.tsx';
import { NextBigGame } from './NextBigGame.tsx';

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
    <Suspense fallback={loading}>{idle ? cards.map(({ module, Part }) => <Part key={module} />) : loading}</Suspense>
  );
}
