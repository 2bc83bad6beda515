import { Suspense } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { beforeGame } from './extension-points.ts';

export function BeforeScoring({ game }: { game: Game }) {
  return (
    <Suspense>
      {beforeGame.contributions().map(({ key, Component }) => (
        <Component key={key} game={game} />
      ))}
    </Suspense>
  );
}
