import { type Ref, type SubmitEventHandler, useId } from 'react';
import { Refusal } from '../../forms/Refusal.tsx';
import type { RefusedForm } from '../../forms/use-sending-form.ts';
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
  /** The form's state: why it was refused stands above the buttons. */
  refusalOf?: RefusedForm;
  className?: string;
}

/** A form in a dialog, with a close button beside the submit button. */
export function FormDialog(props: FormDialogProps) {
  const { closeLabel = 'Cancel', submitLabel, busyLabel, danger, disabled, refusalOf, ...rest } = props;
  const { onSubmit, form, className, children, ...dialog } = rest;
  const { onClose, busy = false } = dialog;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {refusalOf && <Refusal of={refusalOf} />}
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
