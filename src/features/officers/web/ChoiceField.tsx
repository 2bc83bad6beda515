import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { FormFields } from './form-fields.ts';

interface ChoiceFieldProps extends FormFields {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  hint?: string | false;
}

export function ChoiceField({ name, label, choices, hint, draft, issues, busy, write }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint} error={issues[name]}>
      {(ties) => (
        <Select {...ties} value={draft[name]} disabled={busy} onChange={({ target }) => write(name, target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
