import { Field } from '../ui/Field.tsx';
import { controls } from './controls/controls.tsx';
import type { Draft, FormField } from './form.ts';

interface FormFieldControlProps {
  field: FormField;
  draft: Draft;
  error: string | undefined;
  disabled: boolean;
  onType: (value: unknown) => void;
}

export function FormFieldControl({ field, draft, error, disabled, onType }: FormFieldControlProps) {
  const Control = controls[field.control.kind];
  const hint = field.hint ?? (field.control.kind === 'list' ? 'One per line' : undefined);
  return (
    <div data-field={field.name}>
      <Field label={field.label} hint={hint} error={error} required={field.required}>
        {(ties) => (
          <Control
            field={field}
            ties={ties}
            value={draft[field.name]}
            draft={draft}
            disabled={disabled}
            onType={onType}
          />
        )}
      </Field>
    </div>
  );
}
