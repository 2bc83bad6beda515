import type { Choice, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { useGameChoices } from './game-choices.ts';

/** The choices of a field that holds a game. */
export function GameChoices({ draft, children }: SourceProps<readonly Choice[]>) {
  const chosen = Number(draft['gameId']);
  return children(useGameChoices(Number.isInteger(chosen) && chosen > 0 ? chosen : null));
}
