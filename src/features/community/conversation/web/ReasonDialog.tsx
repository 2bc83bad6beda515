import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { maxReasonLength } from '../contract.ts';

const ReasonForm = z.object({ reason: z.string().check(z.trim()) });

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
  const sending = useWrite({ send });
  const form = useContractForm({
    contract: ReasonForm,
    defaultValues: { reason: '' },
    check: ({ reason }) => (needed && reason.trim() === '' ? { path: 'reason', message: needed } : null),
    onFailed: (error) => toast({ title: failed, description: getMessage(error), tone: 'bad' }),
  });
  const submit = form.submitTo(async ({ reason }) => {
    await sending.mutateAsync(reason);
    toast({ title: done, tone: 'good' });
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title={title}
      description={description}
      onClose={onClose}
      busy={form.isSending}
      submitLabel={act}
      busyLabel={busyAction}
      danger
      onSubmit={submit}
      className="pt-1.5"
    >
      <FormField form={form} name="reason" label={label} required={needed !== undefined}>
        {(ties) => <TextArea {...ties} rows={3} maxLength={maxReasonLength} />}
      </FormField>
    </FormDialog>
  );
}
