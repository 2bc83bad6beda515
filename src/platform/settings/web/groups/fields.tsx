import { useId, useState } from 'react';
import { Field, Switch, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import type { Settings } from '../../contract.ts';
import type { Group } from './use-group.ts';

type NamesOf<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings];

interface FieldProps<Name extends keyof Settings> {
  group: Group;
  name: Name;
  label: string;
  hint?: string;
}

export function TextSetting({ group, name, label, hint }: FieldProps<NamesOf<string>>) {
  return (
    <Field name={name} label={label} hint={hint} error={group.issues[name]} required>
      {(ties) => (
        <TextInput
          {...ties}
          autoComplete="off"
          value={group.values[name]}
          readOnly={group.isBusy}
          onChange={({ target }) => group.type({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

export function NumberSetting({ group, name, label, hint }: FieldProps<NamesOf<number>>) {
  const [typed, setTyped] = useState('');
  const current = group.values[name];
  // Keeps text in the box that is not a number yet.
  const shown = Object.is(Number(typed), current) ? typed : String(current);
  return (
    <Field name={name} label={label} hint={hint} error={group.issues[name]} required>
      {(ties) => (
        <TextInput
          {...ties}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          readOnly={group.isBusy}
          onChange={({ target }) => {
            setTyped(target.value);
            group.type({ [name]: Number(target.value) });
          }}
        />
      )}
    </Field>
  );
}

/** A list with one entry per line. */
export function LinesSetting({
  group,
  name,
  label,
  hint,
  rows = 3,
}: FieldProps<NamesOf<string[]>> & { rows?: number }) {
  const [typed, setTyped] = useState('');
  const current = group.values[name];
  // Keeps an empty line in the box, although it is not an entry yet.
  const shown = isList(current, typed) ? typed : current.join('\n');
  return (
    <Field name={name} label={label} hint={hint} error={group.issues[name]}>
      {(ties) => (
        <TextArea
          {...ties}
          rows={rows}
          value={shown}
          readOnly={group.isBusy}
          onChange={({ target }) => {
            setTyped(target.value);
            group.type({ [name]: splitEntries(target.value) });
          }}
        />
      )}
    </Field>
  );
}

const splitEntries = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isList = (list: readonly string[], typed: string): boolean => list.join('\n') === splitEntries(typed).join('\n');

export function SwitchSetting({ group, name, label, hint }: FieldProps<NamesOf<boolean>>) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={group.values[name]}
        disabled={group.isBusy}
        onSwitch={(checked) => group.type({ [name]: checked })}
      />
    </div>
  );
}
