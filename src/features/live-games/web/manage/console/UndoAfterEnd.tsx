import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

interface UndoAfterEndProps {
  what: string;
  onUndo: () => void;
  onClose: () => void;
}

/** After the end a stray press would change a result that everybody has read. */
export const UndoAfterEnd = ({ what, onUndo, onClose }: UndoAfterEndProps) => (
  <ConfirmDialog
    title={`Undo “${what}”?`}
    description="The game is over. Its result may change for everyone."
    confirmLabel="Undo"
    busyLabel="Undoing..."
    onConfirm={async () => onUndo()}
    onClose={onClose}
  />
);
