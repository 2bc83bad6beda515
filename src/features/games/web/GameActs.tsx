import { Suspense } from 'react';
import type { Game } from '../contract.ts';
import { gameActs } from './slots.ts';

export function GameActs({ game }: { game: Game }) {
  return (
    <Suspense>
      {gameActs.parts().map(({ module, Part }) => (
        <Part key={module} game={game} />
      ))}
    </Suspense>
  );
}
