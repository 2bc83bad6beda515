import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { findWinner, isLevel, scoreText } from '#features/competition/games/score-rules.ts';
import { isCupTie } from '#features/competition/games/shootout-rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodTitle } from '#features/teams/sports/period-rules.ts';
import { inText } from '#features/teams/sports/rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { endedNow, type LiveState, toScores } from '../../../rules.ts';
import { ClockRow } from './clock/ClockSheet.tsx';
import { RestartChoice } from './positions/RestartChoice.tsx';
import type { Press } from './use-scoring.ts';

interface GameFlowProps {
  game: Game;
  definition: SportDefinition;
  state: LiveState;
  onPress: (press: Press) => void;
  /** Opens the screen of the shoot-out. */
  onShootout: () => void;
  /** Opens the team sheet: players come late, and change their shirts. */
  onSheet?: () => void;
  /** Set where players have positions. */
  onPositions?: (() => void) | undefined;
  onClose: () => void;
}

type Step = 'game' | 'end' | 'how';

/** The next period, the shoot-out and the end. */
export function GameFlow({
  game,
  definition,
  state,
  onPress,
  onShootout,
  onSheet,
  onPositions,
  onClose,
}: GameFlowProps) {
  const [step, setStep] = useState<Step>('game');
  const { periods } = definition;
  const next = state.period + 1;
  const hasNext = next <= periods.count || periods.overtime !== undefined;
  const final = toScores(endedNow(definition, state));
  const mayShootOut =
    isLevel(final) && state.period >= periods.count && definition.taps.some(({ inShootOut }) => inShootOut);
  const press = (pressed: Press) => {
    onPress(pressed);
    onClose();
  };
  const asksHow = isCupTie(game) && isLevel(final) && findWinner(final) === null;
  const nextPeriod = (
    <Button wide disabled={!hasNext} onClick={() => press({ kind: 'period', period: next })}>
      {hasNext ? `Start ${inText(periodTitle(periods, next))}` : 'No period left'}
    </Button>
  );
  const shootout = mayShootOut && (
    <Button
      wide
      onClick={() => {
        onShootout();
        onClose();
      }}
    >
      Shoot-out
    </Button>
  );
  if (step === 'how') {
    return (
      <Dialog
        title="How was it decided?"
        description={`The score is ${scoreText(final)}, and this is a cup tie.`}
        onClose={onClose}
      >
        <div className="grid gap-2 pt-1">
          {hasNext && nextPeriod}
          {shootout}
          <Button wide onClick={() => press({ kind: 'end' })}>
            It ended level
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="The game" description={periodTitle(periods, state.period)} onClose={onClose}>
      <div className="grid gap-2 pt-1">
        <ClockRow definition={definition} state={state} onPress={onPress} />
        <RestartChoice game={game} definition={definition} state={state} onPress={onPress} />
        {onPositions && (
          <Button wide onClick={onPositions}>
            Change positions
          </Button>
        )}
        {onSheet && (
          <Button wide onClick={onSheet}>
            Team sheet
          </Button>
        )}
        {nextPeriod}
        {shootout}
        <Button wide onClick={() => setStep(asksHow ? 'how' : 'end')}>
          End the game
        </Button>
      </div>
      {step === 'end' && (
        <ConfirmDialog
          title="End the game?"
          description={`The final score will be ${scoreText(final)}. You can still undo this.`}
          confirmLabel="End the game"
          busyLabel="Ending..."
          onConfirm={async () => press({ kind: 'end' })}
          onClose={() => setStep('game')}
        />
      )}
    </Dialog>
  );
}
