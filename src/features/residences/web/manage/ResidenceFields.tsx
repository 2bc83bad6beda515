import { FormFieldControl } from '#web/manage/form/FormFieldControl.tsx';
import type { FormField } from '#web/manage/form/form.ts';
import type { FieldsProps } from '#web/manage/manager.ts';
import { Field } from '#web/ui/fields/Field.tsx';

/** The form of a residence: colours are picked, everything else as usual. */
export const ResidenceFields = ({ form, ...rest }: FieldsProps) =>
  form.map((field) =>
    field.name.endsWith('Colour') ? (
      <ColourField key={field.name} field={field} {...rest} />
    ) : (
      <FormFieldControl key={field.name} field={field} {...rest} />
    ),
  );

function ColourField({ field, draft, issues, isBusy, onType }: Omit<FieldsProps, 'form'> & { field: FormField }) {
  return (
    <div data-field={field.name}>
      <Field label={field.label} hint={field.hint} error={issues[field.name]}>
        {(ties) => (
          <input
            {...ties}
            type="color"
            value={String(draft[field.name] ?? '')}
            disabled={isBusy}
            onChange={({ target }) => onType(field.name, target.value)}
            className="h-12 w-24 cursor-pointer rounded-control border border-edge bg-ground p-1.5"
          />
        )}
      </Field>
    </div>
  );
}
