import { ButtonLink, type ButtonVariant } from '#web/ui/Button.tsx';
import type { Game } from '../contract.ts';

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
