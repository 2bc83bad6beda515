import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'busy'> {
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** The dialog closes when this succeeds, and stays open when it throws; the caller reports the error. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmDialog({ confirmLabel, busyLabel, danger, onConfirm, ...dialog }: ConfirmDialogProps) {
  const { onClose } = dialog;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Dialog
      {...dialog}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
