import type { Game } from '#features/competition/games/contract.ts';
import { findRestart } from '../../restart-rules.ts';
import { gameText, playSets } from '../../set-rules.ts';
import type { LiveGame } from '../LiveLines.tsx';

/** What is played next: the points of the game within a set and who serves, or whose the centre pass is. */
export function Serving({ game, live: { definition, state } }: { game: Game; live: LiveGame }) {
  const { periods, alternatingRestart } = definition;
  if (state.isEnded || !state.isStarted || state.shootOut) return null;
  const sets = playSets(definition, state.shown);
  const side = sets ? sets.server : findRestart(definition, state.shown);
  const team = side && game[`${side}Team`].name;
  const points = sets?.game && periods.sets ? gameText(periods.sets, sets.game, sets.isTieBreak) : null;
  if (!team && !points) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-3 text-center text-sm text-soft">
      {points && (
        <span className="score text-2xl text-ink">
          {sets?.isTieBreak && <span className="sr-only">Tie-break </span>}
          {points}
        </span>
      )}
      {team && (
        <span className="min-w-0 wrap-anywhere">
          {sets ? `${team} serves` : `${alternatingRestart?.name ?? 'Restart'}: ${team}`}
        </span>
      )}
    </p>
  );
}
