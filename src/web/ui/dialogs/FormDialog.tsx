import { type ReactNode, type Ref, type SubmitEventHandler, useId } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  onClose: () => void;
  /** On the button that leaves. */
  closeLabel?: string;
  busy: boolean;
  /** Where closing it loses something: only its button does. */
  stays?: boolean;
  /** On the button that sends it, and while that is under way. */
  submitLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** Nothing that could be sent. */
  disabled?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  form?: Ref<HTMLFormElement>;
  className?: string;
  children: ReactNode;
}

/** A form in a dialog, with the way out beside the button that sends it. */
export function FormDialog({
  title,
  description,
  onClose,
  closeLabel = 'Cancel',
  busy,
  stays = false,
  submitLabel,
  busyLabel,
  danger = false,
  disabled = false,
  onSubmit,
  form,
  className,
  children,
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      busy={busy}
      stays={stays}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {closeLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            look={danger ? 'danger' : 'primary'}
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
