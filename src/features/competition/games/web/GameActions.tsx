import { Suspense } from 'react';
import { ButtonLink, type ButtonVariant } from '#web/ui/Button.tsx';
import type { Game } from '../contract.ts';
import { type GameActionProps, gameActions } from './extension-points.ts';

export function GameActions({ game, shareLabel }: GameActionProps) {
  return (
    <Suspense>
      {gameActions.contributions().map(({ key, Component }) => (
        <Component key={key} game={game} shareLabel={shareLabel} />
      ))}
    </Suspense>
  );
}

interface BoxScoreLinkProps {
  game: Pick<Game, 'id' | 'hasBoxScore' | 'status'>;
  small?: boolean;
}

export function BoxScoreLink({ game, small = false }: BoxScoreLinkProps) {
  if (!game.hasBoxScore || game.status !== 'completed') return null;
  return (
    <ButtonLink to={`/box-score-detail?game=${game.id}`} wide small={small}>
      View Detailed Box Score
    </ButtonLink>
  );
}

interface ScoreLiveLinkProps {
  game: Pick<Game, 'id' | 'status' | 'can'>;
  variant?: ButtonVariant;
  small?: boolean;
}

/** Shown to people who may score the game, until it is over. */
export function ScoreLiveLink({ game, variant = 'quiet', small = false }: ScoreLiveLinkProps) {
  if (!game.can.score || (game.status !== 'upcoming' && game.status !== 'live')) return null;
  return (
    <ButtonLink to={`/games/${game.id}/console`} variant={variant} wide small={small}>
      Score live
    </ButtonLink>
  );
}
