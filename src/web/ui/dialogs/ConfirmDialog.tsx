import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeNoResponse } from '../../api/issues.ts';
import { useWrite } from '../../api/requests.ts';
import { Button } from '../Button.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { lastToast, type Toast, takeFailure, toast } from '../toasts/toasts.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'busy'> {
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** While something is missing that the action needs. */
  disabled?: boolean;
  /** The dialog closes when this succeeds. When it throws, it stays open with the failure that the caller reports. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmDialog({ confirmLabel, busyLabel, danger, disabled, onConfirm, ...dialog }: ConfirmDialogProps) {
  const { onClose } = dialog;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Toast | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    const since = lastToast();
    try {
      await onConfirm();
      onClose();
    } catch {
      setBusy(false);
      setRefusal(takeFailure(since));
    }
  };
  return (
    <Dialog
      {...dialog}
      busy={busy}
      footer={
        <>
          <RefusalNote refusal={refusal} />
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            disabled={disabled}
            busy={busy}
            busyLabel={busyLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

interface DeleteDialogProps {
  title: string;
  description: ReactNode;
  send: () => Promise<unknown>;
  done: string;
  failed: string;
  confirmLabel?: string;
  busyLabel?: string;
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
  const { onClose, onDeleted, confirmLabel = 'Delete', busyLabel = 'Deleting...' } = dialog;
  const isDeleted = useRef(false);
  const deletion = useWrite({
    send,
    onDone: () => {
      isDeleted.current = true;
      forget?.();
      toast({ title: done, tone: 'good', ...(undo && { action: undo }) });
    },
    onFailed: (error) => toast({ title: failed, description: describeNoResponse(error), tone: 'bad' }),
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
      {...{ title, description, confirmLabel, busyLabel, onClose }}
      danger
      onConfirm={() => deletion.mutateAsync(undefined)}
    />
  );
}
