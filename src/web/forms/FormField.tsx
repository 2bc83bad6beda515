import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { Field, type FieldTies } from '../ui/fields/Field.tsx';

/** The part of a form that its fields need. */
export type FormOf<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'getFieldState' | 'formState'
>;

interface FormFieldProps<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** What is wrong with what is typed so far, where that shows before the form is sent. */
  error?: string | undefined;
  /** Renders the input, with what ties it to its label, its message and the form. */
  children: (ties: Omit<FieldTies & UseFormRegisterReturn, 'disabled'>) => ReactNode;
}

/** A field of a form: label, input, hint, and what is wrong with it. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, error, children, ...field } = props;
  const message = form.getFieldState(name, form.formState).error?.message;
  return (
    <Field {...field} name={name} error={error ?? message}>
      {(ties) => children({ ...ties, ...form.register(name), required: ties.required })}
    </Field>
  );
}
