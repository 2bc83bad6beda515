import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type CupEntry, maxReasonLength, Reason } from '../contract.ts';
import { describeEntry, gainText } from '../in-words.ts';
import { objectTo } from './api.ts';

const Typed = z.object({ reason: Reason });

/** One press with a reason; an officer or admin decides. */
export function ObjectionDialog({ entry, onClose }: { entry: CupEntry; onClose: () => void }) {
  const form = useContractForm({
    contract: Typed,
    defaultValues: { reason: '' },
    onFailed: (error) => toast({ title: 'Your objection was not sent', description: getMessage(error), tone: 'bad' }),
  });
  const send = form.submitTo(async ({ reason }) => {
    await objectTo(entry.id, reason);
    toast({ title: 'Objection sent', description: 'An officer or admin decides.', tone: 'good' });
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title="Object to these points?"
      description={`${describeEntry(entry)}, ${gainText(entry.points)}. An officer or admin who lives elsewhere decides, and sees who objected.`}
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Object"
      busyLabel="Sending..."
      onSubmit={send}
      className="pt-1.5"
    >
      <FormField form={form} name="reason" label="What is wrong?" required>
        {(ties) => <TextArea {...ties} rows={3} maxLength={maxReasonLength} />}
      </FormField>
    </FormDialog>
  );
}
