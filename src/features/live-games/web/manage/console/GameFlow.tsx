import { useState } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { inText } from '#features/sports/rules.ts';
import { periodTitle } from '#features/sports/web/periods.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { LiveState } from '../../../rules.ts';
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
    <Dialog title="The game" description={periodTitle(periods, state.period)} onClose={onClose}>
      <div className="grid gap-2 pt-1">
        <Button wide disabled={!hasNext} onClick={begin}>
          {hasNext ? `Start ${inText(periodTitle(periods, next))}` : 'No period left'}
        </Button>
        <Button wide onClick={() => setEnding(true)}>
          End the game
        </Button>
      </div>
      {ending && (
        <ConfirmDialog
          title="End the game?"
          description={`The final score will be ${state.score.home}–${state.score.away}. You can still undo this.`}
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
