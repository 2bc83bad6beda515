import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Issues } from '#web/issues.ts';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextInput } from '#web/ui/inputs.tsx';

interface EntryFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  issues: Issues;
}

/** One line of the entry forms; a password can be shown while it is typed. */
export function EntryField({ label, hint, issues, type = 'text', ...rest }: EntryFieldProps) {
  const [seen, setSeen] = useState(false);
  const secret = type === 'password';
  return (
    <Field label={label} hint={hint} error={issues[rest.name]} required>
      {(ties) => (
        <span className="relative block">
          <TextInput
            {...ties}
            {...rest}
            type={secret && seen ? 'text' : type}
            autoCapitalize="none"
            spellCheck={false}
            className={secret ? 'pr-14' : ''}
          />
          {secret && (
            <IconButton
              icon={seen ? EyeOff : Eye}
              label={seen ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
              onClick={() => setSeen(!seen)}
              className="absolute! top-0.5 right-0.5"
            />
          )}
        </span>
      )}
    </Field>
  );
}
