import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** Closes by itself when this has succeeded; stays open when it throws, and leaves the telling to the caller. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What is asked beside it. */
  children?: ReactNode;
}

export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  busyLabel,
  danger,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
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
      title={title}
      description={description}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
