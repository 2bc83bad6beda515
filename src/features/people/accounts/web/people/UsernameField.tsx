import type { FieldValues, Path } from 'react-hook-form';
import { FormField, type FormOf } from '#web/forms/FormField.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';

interface UsernameFieldProps<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
  hint?: string;
  maxLength?: number;
}

/** Names somebody by the username with which they log in. */
export function UsernameField<Values extends FieldValues>(props: UsernameFieldProps<Values>) {
  const { form, name, hint, maxLength = 20 } = props;
  return (
    <FormField form={form} name={name} label="Username" hint={hint} required>
      {(ties) => (
        <TextInput {...ties} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={maxLength} />
      )}
    </FormField>
  );
}
