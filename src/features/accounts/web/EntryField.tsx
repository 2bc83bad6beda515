import type { ComponentProps } from 'react';
import type { Issues } from '#web/api/issues.ts';
import { Field, PasswordInput, TextInput } from '#web/ui/fields/Field.tsx';

interface EntryFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  issues: Issues;
}

export function EntryField({ label, hint, issues, type, ...rest }: EntryFieldProps) {
  return (
    <Field label={label} hint={hint} error={issues[rest.name]} required>
      {(ties) =>
        type === 'password' ? (
          <PasswordInput {...ties} {...rest} secret={label.toLowerCase()} />
        ) : (
          <TextInput {...ties} {...rest} type={type} autoCapitalize="none" spellCheck={false} />
        )
      }
    </Field>
  );
}
