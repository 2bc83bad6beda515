import { FormFieldControl } from './FormFieldControl.tsx';
import type { FieldsProps } from './manager.ts';

export function PlainFields({ form, ...rest }: FieldsProps) {
  return form.map((field) => <FormFieldControl key={field.name} field={field} {...rest} />);
}
