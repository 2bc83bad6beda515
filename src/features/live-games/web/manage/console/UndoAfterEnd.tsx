import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

interface UndoAfterEndProps {
  what: string;
  onUndo: () => void;
  onClose: () => void;
}

/** After the end a stray press would change a result that everybody has read. */
export const UndoAfterEnd = ({ what, onUndo, onClose }: UndoAfterEndProps) => (
  <ConfirmDialog
    title={`Take back “${what}”?`}
    description="The game is over: its result may change for everybody."
    confirmLabel="Take it back"
    busyLabel="Taking it back..."
    onConfirm={async () => onUndo()}
    onClose={onClose}
  />
);
