import { Field } from '../ui/Field.tsx';
import { controls } from './controls/controls.tsx';
import type { FormField } from './form.ts';

interface FormFieldControlProps {
  field: FormField;
  value: unknown;
  error: string | undefined;
  disabled: boolean;
  onType: (value: unknown) => void;
}

export function FormFieldControl({ field, value, error, disabled, onType }: FormFieldControlProps) {
  const Control = controls[field.control.kind];
  const hint = field.hint ?? (field.control.kind === 'list' ? 'One per line' : undefined);
  return (
    <div data-field={field.name}>
      <Field label={field.label} hint={hint} error={error} required={field.required}>
        {(ties) => <Control field={field} ties={ties} value={value} disabled={disabled} onType={onType} />}
      </Field>
    </div>
  );
}
