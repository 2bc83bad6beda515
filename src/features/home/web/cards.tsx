import { type ReactNode, Suspense } from 'react';
import { useGames } from '#features/games/web/api.ts';
import { LiveCard } from '#features/games/web/LiveCard.tsx';
import { useIdle } from '#web/ui/idle.ts';
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
    <Suspense fallback={loading}>
      {idle ? cards.map(({ key, Component }) => <Component key={key} />) : loading}
    </Suspense>
  );
}

function LiveGames() {
  const live = useGames().data?.filter((game) => game.status === 'live') ?? [];
  return live.map((game) => <LiveCard key={game.id} game={game} />);
}
