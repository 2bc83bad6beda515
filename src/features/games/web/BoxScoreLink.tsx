import { ButtonLink } from '#web/ui/Button.tsx';
import type { Game } from '../contract.ts';

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
