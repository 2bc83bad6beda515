import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import type { WalkOn } from '../../walk-on-rules.ts';
import { labelOf } from './WalkOnText.tsx';

interface NewPlayerFormProps {
  walkOn: WalkOn;
  teamName: string;
  isBusy: boolean;
  onAdd: (typed: { name: string; jerseyNumber: number | null }) => void;
  onBack: () => void;
}

/** Adds a walk-on to the team, with the number and name that the scorer typed unless they are put right here. */
export function NewPlayerForm({ walkOn, teamName, isBusy, onAdd, onBack }: NewPlayerFormProps) {
  const [number, setNumber] = useState(walkOn.number === null ? '' : String(walkOn.number));
  const [name, setName] = useState(walkOn.name ?? '');
  const [isRefused, setRefused] = useState(false);
  const trimmed = name.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (trimmed === '') setRefused(true);
    else onAdd({ name: trimmed, jerseyNumber: number === '' ? null : Number(number) });
  };
  return (
    <FormDialog
      title={`${labelOf(walkOn)} is new`}
      description={`Adds a player to ${teamName}.`}
      closeLabel="Back"
      submitLabel="Add to the team"
      busyLabel="Adding..."
      busy={isBusy}
      onSubmit={submit}
      onClose={onBack}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3"
    >
      <Field label="Number">
        {(ties) => (
          <TextInput
            {...ties}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={number}
            onChange={({ target }) => setNumber(target.value.replaceAll(/\D/g, ''))}
          />
        )}
      </Field>
      <Field label="Name" required error={isRefused && trimmed === '' ? 'Please type a name' : undefined}>
        {(ties) => (
          <TextInput
            {...ties}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
