import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { GameFlow } from './GameFlow.tsx';
import { OthersSheet, SubstituteSheet } from './OthersSheet.tsx';
import { PositionsSheet } from './positions/PositionsSheet.tsx';
import { SetSheet } from './sets/SetSheet.tsx';
import { SheetDialog } from './sheet/SheetDialog.tsx';
import { MoreTaps } from './TapPad.tsx';
import type { ConsoleState } from './use-console.ts';

interface SheetsProps {
  console: ConsoleState;
  plays: ReactNode;
}

/** The dialogs over the keys. */
export function Sheets({ console, plays }: SheetsProps) {
  const { definition, scoring, side, playerId, takenBack, teamNames, sheet, close, takeBack } = console;
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
      {sheet === 'others' && <OthersSheet console={console} />}
      {sheet === 'substitute' && <SubstituteSheet console={console} />}
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
