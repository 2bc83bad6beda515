import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import type { RosterPlayer } from '../../../contract.ts';
import { listClashes } from '../../../walk-on-rules.ts';

export interface TypedWalkOn {
  number: number | null;
  name: string | null;
}

interface AddPlayerProps {
  /** Everybody of the side, for numbers that somebody wears already. */
  players: readonly RosterPlayer[];
  onAdd: (typed: TypedWalkOn) => void;
  onClose: () => void;
}

/** Adds somebody who is on no roster: a number or a name is enough, and an officer settles later who it was. */
export function AddPlayer({ players, onAdd, onClose }: AddPlayerProps) {
  const [number, setNumber] = useState('');
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const typed = { number: number === '' ? null : Number(number), name: name.trim() || null };
  const clashes = listClashes(players, typed.number);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.number === null && typed.name === null) setRefused(true);
    else onAdd(typed);
  };
  return (
    <FormDialog
      title="Add a player"
      description="For somebody on no roster. An officer settles later who it was."
      submitLabel="Add"
      busyLabel="Adding..."
      onSubmit={submit}
      onClose={onClose}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3"
    >
      <Field label="Number" error={isRefused && number === '' && name === '' ? 'Number or name' : undefined}>
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
      <Field label="Name">
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
      <p aria-live="polite" className="col-span-2 min-h-5 text-sm text-soft">
        {clashes.length > 0 &&
          `${clashes.map(({ displayName }) => displayName).join(' and ')} ${clashes.length === 1 ? 'wears' : 'wear'} number ${typed.number} too.`}
      </p>
    </FormDialog>
  );
}
