import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import type { FormFields } from './form-fields.ts';
import { statFields } from './stat-fields.ts';

export function StatFields(form: FormFields) {
  return (
    <div className="grid gap-4 pt-4">
      <div className="grid grid-cols-2 gap-3">
        <NumberField {...form} name="jerseyNumber" label="Jersey Number" />
        <Field label="Position" error={form.issues['position']}>
          {(ties) => (
            <TextInput
              {...ties}
              value={form.draft['position']}
              autoComplete="off"
              readOnly={form.busy}
              onChange={({ target }) => form.write('position', target.value)}
            />
          )}
        </Field>
      </div>
      <SeasonTotals {...form} />
    </div>
  );
}

function SeasonTotals(form: FormFields) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">Season totals</legend>
      <p className="text-[0.8125rem] text-soft">A total left empty stays as it is.</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {statFields.map(({ key, label }) => (
          <NumberField key={key} {...form} name={`stats.${key}`} label={label} />
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps extends FormFields {
  name: string;
  label: string;
}

function NumberField({ name, label, draft, issues, busy, write }: NumberFieldProps) {
  return (
    <Field label={label} error={issues[name]}>
      {(ties) => (
        <TextInput
          {...ties}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft[name]}
          readOnly={busy}
          onChange={({ target }) => write(name, target.value)}
        />
      )}
    </Field>
  );
}
