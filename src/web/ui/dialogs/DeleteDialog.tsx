import { type ReactNode, useEffect, useRef } from 'react';
import { noAnswerOf } from '../../api/issues.ts';
import { useWrite } from '../../api/write.ts';
import { type Toast, toast } from '../toasts/toasts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DeleteDialogProps {
  title: string;
  description: ReactNode;
  send: () => Promise<unknown>;
  done: string;
  failed: string;
  /** The action that restores it, where that is possible. */
  undo?: Toast['action'];
  /** Called as soon as it is deleted, to drop what the client still holds of it. */
  forget?: () => void;
  onClose: () => void;
  /** Called after the dialog has closed: the button that opened it is gone as well, so the focus needs another place. */
  onDeleted?: () => void;
}

/** Asks before something is deleted, and shows the result in a toast. */
export function DeleteDialog({ title, description, send, done, failed, undo, forget, ...dialog }: DeleteDialogProps) {
  const { onClose, onDeleted } = dialog;
  const isDeleted = useRef(false);
  const deletion = useWrite({
    send,
    onDone: () => {
      isDeleted.current = true;
      forget?.();
      toast({ title: done, tone: 'good', ...(undo && { action: undo }) });
    },
    onFailed: (error) => toast({ title: failed, description: noAnswerOf(error), tone: 'bad' }),
  });

  // After the dialog has given focus back to the button that opened it, if that is still there.
  useEffect(
    () => () => {
      if (isDeleted.current) onDeleted?.();
    },
    [onDeleted],
  );

  return (
    <ConfirmDialog
      {...{ title, description, onClose }}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={() => deletion.mutateAsync(undefined)}
    />
  );
}
