import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { countFouls, type PlayerFouls } from '../../../foul-rules.ts';
import type { SheetPlayer } from '../../../sheet-rules.ts';
import { LineUp, type LineUpProps } from './BeforeStart.tsx';
import { GameFlow } from './GameFlow.tsx';
import { PlayerKey, shirtNames } from './PlayerKey.tsx';
import { PositionsSheet } from './positions/PositionsSheet.tsx';
import { SquadKeys } from './SquadKeys.tsx';
import { SetSheet } from './sets/SetSheet.tsx';
import { SheetDialog } from './sheet/SheetDialog.tsx';
import { MoreTaps } from './TapPad.tsx';
import { buildLineUp, type ConsoleState } from './use-console.ts';

interface SheetsProps {
  console: ConsoleState;
  plays: ReactNode;
}

/** The dialogs over the keys. */
export function Sheets({ console, plays }: SheetsProps) {
  const { definition, scoring, side, playerId, takenBack, teamNames, sheet, close, choose, takeBack } = console;
  const { state, press } = scoring;
  return (
    <>
      {sheet === 'plays' && (
        <Dialog title="Recent plays" onClose={close}>
          {plays}
        </Dialog>
      )}
      {sheet === 'period' && (
        <GameFlow
          game={console.game}
          definition={definition}
          state={state}
          onPress={press}
          onShootout={console.shootout.enter}
          onSheet={() => console.open('sheet')}
          onPositions={definition.positions && (() => console.open('positions'))}
          onClose={close}
        />
      )}
      {sheet === 'sheet' && <SheetDialog console={console} />}
      {sheet === 'sets' && <SetSheet console={console} />}
      {sheet === 'more' && (
        <MoreTaps
          definition={definition}
          who={[console.getName(playerId), teamNames[side]].filter(Boolean).join(' · ')}
          other={teamNames[side === 'home' ? 'away' : 'home']}
          onTap={console.tap}
          onClose={close}
        />
      )}
      {sheet === 'positions' && definition.positions && (
        <PositionsSheet console={console} positions={definition.positions} />
      )}
      {sheet === 'others' && (
        <OthersSheet
          title={teamNames[side]}
          rest={console.getSlots(side).rest}
          chosen={playerId}
          fouls={countFouls(definition, state.shown)}
          sentOff={state.sentOff}
          onPositions={definition.positions && (() => console.open('positions'))}
          onChoose={(id) => {
            choose(side, id);
            close();
          }}
          onClose={() => {
            console.passAsked();
            close();
          }}
          {...buildLineUp(console, side)}
        />
      )}
      {takenBack && (
        <UndoAfterEnd text={takenBack.text} onUndo={() => takeBack(takenBack.event.id)} onClose={console.cancelUndo} />
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

interface OthersSheetProps extends LineUpProps {
  title: string;
  rest: readonly SheetPlayer[];
  chosen: number | null;
  fouls: ReadonlyMap<number, PlayerFouls>;
  sentOff: ReadonlyMap<number, string>;
  /** Set where players have positions, which are changed in a dialog of their own. */
  onPositions: (() => void) | undefined;
  onChoose: (playerId: number) => void;
  onClose: () => void;
}

/** The players who are not on the court: one is chosen for the next tap, or the line-up is changed. */
function OthersSheet({
  title,
  rest,
  chosen,
  fouls,
  sentOff,
  onPositions,
  onChoose,
  onClose,
  ...lineUp
}: OthersSheetProps) {
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
          <Button onClick={onPositions ?? (() => setChanging(true))}>
            {onPositions ? 'Change positions' : 'Change the line-up'}
          </Button>
        )
      }
    >
      {isChanging ? (
        <LineUp {...lineUp} />
      ) : (
        <SquadKeys
          label="Other players"
          players={rest}
          renderKey={(player) => (
            <PlayerKey
              key={player.id}
              player={player}
              name={names.get(player.id) ?? ''}
              isPressed={chosen === player.id}
              fouls={fouls.get(player.id)}
              out={sentOff.get(player.id)}
              onPress={() => onChoose(player.id)}
            />
          )}
        />
      )}
    </Dialog>
  );
}
