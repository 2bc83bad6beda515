import { type SubmitEvent, useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { maxReasonLength } from '../contract.ts';

export interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  /** The message if no reason is given; without it the reason is optional. */
  needed?: string;
  act: string;
  busyAction: string;
  done: string;
  failed: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a reason before something is reported or hidden. */
export function ReasonDialog({
  title,
  description,
  label,
  needed,
  act,
  busyAction,
  done,
  failed,
  send,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useWrite({
    send,
    onDone: () => {
      toast({ title: done, tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: failed, description: messageOf(error), tone: 'bad' }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = needed !== undefined && reason.trim() === '';
    setMissing(missing);
    if (missing) event.currentTarget.querySelector('textarea')?.focus();
    if (!missing && !sending.isPending) sending.mutate(reason.trim());
  };
  return (
    <FormDialog
      title={title}
      description={description}
      onClose={onClose}
      busy={sending.isPending}
      submitLabel={act}
      busyLabel={busyAction}
      danger
      onSubmit={submit}
      className="pt-1.5"
    >
      <Field label={label} error={isMissing ? needed : undefined} required={needed !== undefined}>
        {(ties) => (
          <TextArea
            {...ties}
            rows={3}
            value={reason}
            maxLength={maxReasonLength}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
