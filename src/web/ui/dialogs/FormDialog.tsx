import { type Ref, type SubmitEventHandler, useId } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** The label of the button that closes the dialog. */
  closeLabel?: string;
  /** The labels of the submit button: before and while it is busy. */
  submitLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** There is nothing to submit. */
  disabled?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  form?: Ref<HTMLFormElement>;
  className?: string;
}

/** A form in a dialog, with a close button beside the submit button. */
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
