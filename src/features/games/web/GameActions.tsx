import { Suspense } from 'react';
import type { Game } from '../contract.ts';
import { gameActions } from './extension-points.ts';

export function GameActions({ game }: { game: Game }) {
  return (
    <Suspense>
      {gameActions.contributions().map(({ key, Component }) => (
        <Component key={key} game={game} />
      ))}
    </Suspense>
  );
}
