import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Day } from '#shared/instants.ts';
import { messageOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Resident } from '../../contract.ts';
import { residenceNamesOptions, residencesOfAccountOptions, setResidenceOf } from '../api.ts';
import { ResidenceSelect } from '../ResidenceSelect.tsx';
import { EarlierResidences } from './EarlierResidences.tsx';

interface ResidentDialogProps {
  resident: Resident;
  onClose: () => void;
}

const Typed = z.object({ from: z.union([z.literal(''), Day], 'Choose a day, such as 2025-06-20') });

/** Where somebody lives, from a day on, or until when they did. */
export function ResidentDialog({ resident: { id, username, displayName, residence }, onClose }: ResidentDialogProps) {
  const { data: residences = [] } = useQuery(residenceNamesOptions());
  const { data: stays = [] } = useQuery(residencesOfAccountOptions(id));
  const [chosen, choose] = useState(residence?.residence.id ?? null);
  const isSame = chosen === (residence?.residence.id ?? null);
  const { issues, busy, submit } = useCheckedForm({
    contract: Typed,
    send: async ({ from }) => {
      await setResidenceOf(id, { residenceId: chosen, ...(from !== '' && { from }) });
      toast({ title: `The residence of ${displayName} was changed`, tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: 'The residence was not changed', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <FormDialog
      title={displayName}
      description={username}
      onClose={onClose}
      busy={busy}
      submitLabel="Save"
      busyLabel="Saving..."
      disabled={isSame && residence === null}
      onSubmit={submit}
      className="grid gap-4 pt-1.5"
    >
      <Field label="Residence" error={issues['residenceId']}>
        {(ties) => (
          <ResidenceSelect
            ties={ties}
            residences={residences}
            now={residence?.residence}
            value={chosen}
            disabled={busy}
            onChoose={choose}
          />
        )}
      </Field>
      {(!isSame || residence) && (
        <Field
          label={chosen === null ? 'Until' : 'From'}
          hint={isSame ? undefined : 'Today, if you leave it empty'}
          error={issues['from']}
        >
          {(ties) => (
            <TextInput
              {...ties}
              key={String(isSame)}
              name="from"
              type="date"
              min="2000-01-01"
              defaultValue={isSame ? residence?.from : ''}
            />
          )}
        </Field>
      )}
      <EarlierResidences stays={stays} />
    </FormDialog>
  );
}
