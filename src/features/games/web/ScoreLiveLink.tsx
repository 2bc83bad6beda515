import { ButtonLink } from '#web/ui/Button.tsx';
import type { Look } from '#web/ui/look.ts';
import type { Game } from '../contract.ts';

interface ScoreLiveLinkProps {
  game: Pick<Game, 'id' | 'status' | 'can'>;
  look?: Look;
  small?: boolean;
}

/** For who may score it, while there is something to score. */
export function ScoreLiveLink({ game, look = 'quiet', small = false }: ScoreLiveLinkProps) {
  if (!game.can.score || (game.status !== 'upcoming' && game.status !== 'live')) return null;
  return (
    <ButtonLink to={`/games/${game.id}/console`} look={look} wide small={small}>
      Score live
    </ButtonLink>
  );
}
