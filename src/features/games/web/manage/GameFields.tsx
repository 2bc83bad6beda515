import { FormFieldControl } from '#web/manage/form/FormFieldControl.tsx';
import type { FieldsProps } from '#web/manage/manager.ts';
import { fieldsAsked } from './result-labels.ts';

export const GameFields = ({ form, ...rest }: FieldsProps) =>
  fieldsAsked(form, rest.draft).map((field) => <FormFieldControl key={field.name} field={field} {...rest} />);
