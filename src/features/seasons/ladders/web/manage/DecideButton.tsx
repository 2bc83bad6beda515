import { Gavel } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { maxReasonLength, Reason } from '#features/competition/confirmations/contract.ts';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextArea } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Challenge } from '../../contract.ts';
import { decideResult } from '../api.ts';
import { outcomeText } from '../copy.ts';

const TypedDecision = z.object({ reason: Reason });

/** Lets officers and admins decide a dispute, or correct a result that counts. */
export function DecideButton({ challenge }: { challenge: Challenge }) {
  const [isOpen, setOpen] = useState(false);
  const label = challenge.status === 'disputed' ? 'Decide' : 'Correct';
  return (
    <>
      <Button
        small
        variant={challenge.status === 'disputed' ? 'quiet' : 'plain'}
        aria-label={`${label}: ${outcomeText(challenge)}`}
        onClick={() => setOpen(true)}
        className="justify-self-start"
      >
        <Gavel className="size-4" aria-hidden /> {label}
      </Button>
      {isOpen && <DecisionDialog challenge={challenge} onClose={() => setOpen(false)} />}
    </>
  );
}

function DecisionDialog({ challenge, onClose }: { challenge: Challenge; onClose: () => void }) {
  const { challenger, challenged, ladder, status } = challenge;
  const [winner, setWinner] = useState(challenge.winner ?? 'draw');
  const form = useContractForm({
    contract: TypedDecision,
    defaultValues: { reason: '' },
    onFailed: (error) => toast({ title: 'Nothing was decided', description: getMessage(error), tone: 'bad' }),
  });
  const decide = form.submitTo(async ({ reason }) => {
    await decideResult(challenge.id, { winner, reason });
    toast({ title: winner === challenge.winner ? 'The result stands' : 'Result corrected', tone: 'good' });
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title={status === 'disputed' ? 'Who won?' : 'Correct this result?'}
      description="Places and ratings are computed anew, those of later games too. Both get a notice with your reason."
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Decide"
      busyLabel="Deciding..."
      onSubmit={decide}
      className="grid gap-4 pt-1.5"
    >
      <Segmented
        label="Result"
        choices={[
          { value: 'challenger', label: `${challenger.name} won` },
          ...(ladder.draws ? [{ value: 'draw' as const, label: 'Draw' }] : []),
          { value: 'challenged', label: `${challenged.name} won` },
        ]}
        value={winner}
        onChoose={setWinner}
      />
      <FormField form={form} name="reason" label="Reason" required>
        {(ties) => <TextArea {...ties} rows={3} maxLength={maxReasonLength} />}
      </FormField>
    </FormDialog>
  );
}
