import type { Game } from '#features/competition/games/contract.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { entryPath } from './paths.ts';

/** A link from a game's card to the entry of its box score. */
export function BoxScoreEntryLink({ game }: { game: Game }) {
  if (!game.can.score || (game.status !== 'completed' && game.status !== 'live')) return null;
  return (
    <ButtonLink small to={entryPath(game.id)}>
      {game.hasBoxScore ? 'Correct box score' : 'Enter box score'}
    </ButtonLink>
  );
}
