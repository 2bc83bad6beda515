import { ButtonLink } from '#web/ui/Button.tsx';
import type { Game } from '../contract.ts';

export function BoxScoreLink({ game }: { game: Pick<Game, 'id' | 'hasBoxScore' | 'status'> }) {
  if (!game.hasBoxScore || game.status !== 'completed') return null;
  return (
    <ButtonLink to={`/box-score-detail?game=${game.id}`} wide>
      View Detailed Box Score
    </ButtonLink>
  );
}
