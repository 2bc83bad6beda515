import { Field } from '#web/ui/fields/Field.tsx';
import { controls } from '../controls/controls.tsx';
import type { FieldsProps } from '../manager.ts';
import type { FormField } from './form.ts';

interface FormFieldControlProps extends Omit<FieldsProps, 'form'> {
  field: FormField;
}

export function FormFieldControl({ field, draft, issues, isBusy, onType }: FormFieldControlProps) {
  const { name, label, control, required } = field;
  const Control = controls[control.kind];
  const hint = field.hint ?? (control.kind === 'list' ? 'One per line' : undefined);
  return (
    <div data-field={name}>
      <Field label={label} hint={hint} error={issues[name]} required={required}>
        {(ties) => (
          <Control
            field={field}
            ties={ties}
            value={draft[name]}
            draft={draft}
            disabled={isBusy}
            onType={(value) => onType(name, value)}
          />
        )}
      </Field>
    </div>
  );
}
