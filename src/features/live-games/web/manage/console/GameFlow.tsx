import { useState } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { LiveState } from '../../../rules.ts';
import { periodName } from '../../timeline.ts';
import type { Press } from './press.ts';

interface GameFlowProps {
  definition: SportDefinition;
  state: LiveState;
  onPress: (press: Press) => void;
}

/** Start, the next period, the end. */
export function GameFlow({ definition, state, onPress }: GameFlowProps) {
  const [ending, setEnding] = useState(false);
  const { periods } = definition;
  const next = state.period + 1;
  const hasNext = next <= periods.count || periods.overtime !== undefined;
  if (!state.isStarted) {
    return (
      <Button look="primary" wide onClick={() => onPress({ kind: 'start' })}>
        Start the game
      </Button>
    );
  }
  if (state.isEnded) {
    return <p className="text-center text-sm text-soft">The game is over. Undo its end below to go on.</p>;
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button wide disabled={!hasNext} onClick={() => onPress({ kind: 'period', period: next })}>
        {hasNext ? `Begin ${periodName(definition, next)}` : `Last ${periods.name.toLowerCase()}`}
      </Button>
      <Button wide onClick={() => setEnding(true)}>
        End the game
      </Button>
      {ending && (
        <ConfirmDialog
          title="End the game?"
          description={`It ends ${state.score.home} to ${state.score.away}. You can still undo this.`}
          confirmLabel="End the game"
          busyLabel="Ending..."
          onConfirm={async () => onPress({ kind: 'end' })}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
}
