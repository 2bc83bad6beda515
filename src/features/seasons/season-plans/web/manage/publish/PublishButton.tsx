import { useState } from 'react';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { SeasonPlan } from '../../../contract.ts';
import type { Publication } from '../../../publish-contract.ts';
import { counted } from '../plan-texts.ts';
import { publishPlan } from './api.ts';
import { describeChanges, describeClashes, describeTold, wereTold } from './publication-texts.ts';

interface PublishButtonProps {
  plan: SeasonPlan;
  publication: Publication;
  /** Games changed by hand that follow the plan again. */
  overwrite: number[];
}

export function PublishButton({ plan, publication, overwrite }: PublishButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isBlocked = publication.faults.some(({ kind }) => kind === 'blocks');
  return (
    <>
      <Button variant="primary" disabled={isBlocked} onClick={() => setOpen(true)}>
        {plan.status === 'published' ? 'Publish the changes' : 'Publish the season'}
      </Button>
      {isOpen && <PublishDialog {...{ plan, publication, overwrite }} onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishDialog({ plan, publication, overwrite, onClose }: PublishButtonProps & { onClose: () => void }) {
  const [isDespite, setDespite] = useState(false);
  const clashes = describeClashes(publication);
  const publishing = useWrite({
    send: () => publishPlan(plan.id, { state: publication.state, overwrite, despiteFaults: isDespite }),
    onDone: ({ told }) => toast({ title: `${plan.name} is published`, description: wereTold(told), tone: 'good' }),
    onFailed: (error) => toast({ title: 'Not published', description: describeNoResponse(error), tone: 'bad' }),
  });
  const changes = [
    describeChanges(publication),
    overwrite.length > 0 && counted(overwrite.length, 'game put back', 'games put back'),
  ].filter(Boolean);
  return (
    <ConfirmDialog
      title={plan.status === 'published' ? 'Publish the changes?' : `Publish ${plan.name}?`}
      description={`${changes.join(', ')}. ${describeTold(publication.told)}.`}
      confirmLabel="Publish"
      busyLabel="Publishing..."
      disabled={clashes !== null && !isDespite}
      onConfirm={() => publishing.mutateAsync(undefined)}
      onClose={onClose}
    >
      {clashes !== null && (
        <CheckRow checked={isDespite} onCheck={setDespite}>
          Publish although {clashes}
        </CheckRow>
      )}
    </ConfirmDialog>
  );
}
