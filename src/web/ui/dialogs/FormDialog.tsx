import { type Ref, type SubmitEventHandler, useId } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** On the button that leaves. */
  closeLabel?: string;
  /** On the button that sends it, and while that is under way. */
  submitLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** Nothing that could be sent. */
  disabled?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  form?: Ref<HTMLFormElement>;
  className?: string;
}

/** A form in a dialog, with the way out beside the button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { closeLabel = 'Cancel', submitLabel, busyLabel, danger, disabled, ...rest } = props;
  const { onSubmit, form, className, children, ...dialog } = rest;
  const { onClose, busy = false } = dialog;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {closeLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={onSubmit} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
