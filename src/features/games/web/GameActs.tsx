import { Suspense } from 'react';
import type { Game } from '../contract.ts';
import { gameActs } from './extension-points.ts';

export function GameActs({ game }: { game: Game }) {
  return (
    <Suspense>
      {gameActs.contributions().map(({ key, Component }) => (
        <Component key={key} game={game} />
      ))}
    </Suspense>
  );
}
