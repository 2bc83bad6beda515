import { type ReactNode, useState } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { inText } from '#features/sports/rules.ts';
import { periodTitle } from '#features/sports/web/periods.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { RosterPlayer } from '../../../contract.ts';
import type { LiveState } from '../../../rules.ts';
import { LineUp, type LineUpProps } from './BeforeStart.tsx';
import { PlayerKey, shirtNames } from './PlayerKey.tsx';
import { MoreTaps } from './TapPad.tsx';
import { type ConsoleInHand, lineUpOf } from './use-console.ts';
import type { Press } from './use-scoring.ts';

interface SheetsProps {
  inHand: ConsoleInHand;
  plays: ReactNode;
}

/** The dialogs over the keys. */
export function Sheets({ inHand, plays }: SheetsProps) {
  const { definition, scoring, side, playerId, takenBack, teamNames, sheet, close, choose, takeBack } = inHand;
  const { state, press } = scoring;
  return (
    <>
      {sheet === 'plays' && (
        <Dialog title="Recent plays" onClose={close}>
          {plays}
        </Dialog>
      )}
      {sheet === 'period' && <GameFlow definition={definition} state={state} onPress={press} onClose={close} />}
      {sheet === 'more' && (
        <MoreTaps
          definition={definition}
          who={[inHand.nameOf(playerId), teamNames[side]].filter(Boolean).join(' · ')}
          other={teamNames[side === 'home' ? 'away' : 'home']}
          onTap={inHand.tap}
          onClose={close}
        />
      )}
      {sheet === 'others' && (
        <OthersSheet
          title={teamNames[side]}
          rest={inHand.placesOf(side).rest}
          chosen={playerId}
          sentOff={state.sentOff}
          onChoose={(id) => {
            choose(side, id);
            close();
          }}
          onClose={close}
          {...lineUpOf(inHand, side)}
        />
      )}
      {takenBack && (
        <UndoAfterEnd text={takenBack.text} onUndo={() => takeBack(takenBack.event.id)} onClose={inHand.leaveIt} />
      )}
    </>
  );
}

interface UndoAfterEndProps {
  text: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Undo after the end asks first, because a stray press would change a result that everybody has read. */
const UndoAfterEnd = ({ text, onUndo, onClose }: UndoAfterEndProps) => (
  <ConfirmDialog
    title={`Undo “${text}”?`}
    description="The game is over. Its result may change for everyone."
    confirmLabel="Undo"
    busyLabel="Undoing..."
    onConfirm={async () => onUndo()}
    onClose={onClose}
  />
);

interface GameFlowProps {
  definition: SportDefinition;
  state: LiveState;
  onPress: (press: Press) => void;
  onClose: () => void;
}

function GameFlow({ definition, state, onPress, onClose }: GameFlowProps) {
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

interface OthersSheetProps extends LineUpProps {
  title: string;
  rest: readonly RosterPlayer[];
  chosen: number | null;
  sentOff: ReadonlySet<number>;
  onChoose: (playerId: number) => void;
  onClose: () => void;
}

/** The players who are not on the court: one is chosen for the next tap, or the line-up is changed. */
function OthersSheet({ title, rest, chosen, sentOff, onChoose, onClose, ...lineUp }: OthersSheetProps) {
  const [isChanging, setChanging] = useState(false);
  const names = shirtNames(lineUp.players);
  return (
    <Dialog
      title={title}
      description={isChanging ? 'Tap the players coming on or going off.' : 'Tap the player who did it.'}
      onClose={onClose}
      footer={
        isChanging ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button onClick={() => setChanging(true)}>Change the line-up</Button>
        )
      }
    >
      {isChanging ? (
        <LineUp {...lineUp} />
      ) : (
        <fieldset aria-label="Other players" className="grid grid-cols-4 gap-1.5 sm:grid-cols-5">
          {rest.map((player) => (
            <PlayerKey
              key={player.id}
              player={player}
              name={names.get(player.id) ?? ''}
              isPressed={chosen === player.id}
              isSentOff={sentOff.has(player.id)}
              onPress={() => onChoose(player.id)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
