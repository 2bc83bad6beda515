import { useState } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { LiveState } from '../../../rules.ts';
import { periodName } from '../../timeline.ts';
import type { Press } from './press.ts';

interface GameFlowProps {
  definition: SportDefinition;
  state: LiveState;
  onPress: (press: Press) => void;
  onClose: () => void;
}

/** The next period, and the end. */
export function GameFlow({ definition, state, onPress, onClose }: GameFlowProps) {
  const [ending, setEnding] = useState(false);
  const { periods } = definition;
  const next = state.period + 1;
  const hasNext = next <= periods.count || periods.overtime !== undefined;
  const begin = () => {
    onPress({ kind: 'period', period: next });
    onClose();
  };
  return (
    <Dialog title="The game" description={`${periodName(definition, state.period)} is on.`} onClose={onClose}>
      <div className="grid gap-2 pt-1">
        <Button wide disabled={!hasNext} onClick={begin}>
          {hasNext ? `Begin ${periodName(definition, next)}` : `Last ${periods.name.toLowerCase()}`}
        </Button>
        <Button wide onClick={() => setEnding(true)}>
          End the game
        </Button>
      </div>
      {ending && (
        <ConfirmDialog
          title="End the game?"
          description={`It ends ${state.score.home} to ${state.score.away}. You can still undo this.`}
          confirmLabel="End the game"
          busyLabel="Ending..."
          onConfirm={async () => {
            onPress({ kind: 'end' });
            onClose();
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </Dialog>
  );
}
