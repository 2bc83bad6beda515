import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { findRestart } from '../../../../restart-rules.ts';
import type { LiveState } from '../../../../rules.ts';
import type { Press } from '../use-scoring.ts';

interface RestartChoiceProps {
  game: Game;
  definition: SportDefinition;
  state: LiveState;
  onPress: (press: Press) => void;
}

/** Whose the restart is that the sides take in turn: chosen before the game, and put right at any time. */
export function RestartChoice({ game, definition: sport, state, onPress }: RestartChoiceProps) {
  const { alternatingRestart } = sport;
  if (!alternatingRestart) return null;
  const label = state.isStarted ? alternatingRestart.name : `First ${alternatingRestart.name.toLowerCase()}`;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-soft" aria-hidden>
        {label}
      </p>
      <Segmented
        label={label}
        choices={(['home', 'away'] as const).map((value) => ({
          value,
          name: game[`${value}Team`].name,
          label: <span className="line-clamp-1 break-all">{game[`${value}Team`].name}</span>,
        }))}
        value={findRestart(sport, state.shown)}
        onChoose={(side) => onPress({ kind: 'restart', side, period: state.period })}
      />
    </div>
  );
}
