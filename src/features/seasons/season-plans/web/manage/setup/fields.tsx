import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, Select, TextInput } from '#web/ui/fields/Field.tsx';

interface CheckedProps {
  label: string;
  hint?: ReactNode;
  value: string;
  /** What is wrong with the text, or null. What is wrong is said, stays, and is not saved. */
  fault: (text: string) => string | null;
  onSave: (text: string) => void;
  input?: ComponentProps<'input'>;
}

/** A field whose text is saved as it is typed, as long as it can be. */
export function CheckedField({ label, hint, value, fault, onSave, input }: CheckedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const error = typed === null ? null : fault(typed);
  return (
    <Field label={label} hint={hint} error={error ?? undefined}>
      {(ties) => (
        <TextInput
          {...input}
          {...ties}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            if (fault(target.value) === null) onSave(target.value);
          }}
          onBlur={() => error === null && setTyped(null)}
        />
      )}
    </Field>
  );
}

type PlainProps = Pick<CheckedProps, 'label' | 'hint' | 'value' | 'onSave'>;

export const TextField = ({ max, ...rest }: PlainProps & { max: number }) => (
  <CheckedField
    {...rest}
    input={{ maxLength: max }}
    fault={(text) => (text.trim() === '' ? 'Write something here' : null)}
  />
);

export const DayField = ({ orNone = false, ...rest }: PlainProps & { orNone?: boolean }) => (
  <CheckedField
    {...rest}
    input={{ type: 'date' }}
    fault={(text) => (/^\d{4}-\d\d-\d\d$/.test(text) || (orNone && text === '') ? null : 'Choose a day')}
  />
);

export const TimeField = (props: PlainProps) => (
  <CheckedField
    {...props}
    input={{ inputMode: 'numeric', maxLength: 5, autoComplete: 'off' }}
    fault={(text) => (/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text) ? null : 'Write a time such as 18:00')}
  />
);

interface NumberProps {
  label: string;
  hint?: ReactNode;
  value: number | null;
  min: number;
  max: number;
  /** An empty field means this; without it, a number is needed. */
  orNone?: boolean;
  onSave: (value: number | null) => void;
}

export const NumberField = ({ value, min, max, orNone = false, onSave, ...rest }: NumberProps) => (
  <CheckedField
    {...rest}
    value={value === null ? '' : String(value)}
    input={{ inputMode: 'numeric', maxLength: 4, autoComplete: 'off' }}
    fault={(text) => {
      if (text === '' && orNone) return null;
      return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? null : `A number from ${min} to ${max}`;
    }}
    onSave={(text) => onSave(text === '' ? null : Number(text))}
  />
);

interface ChoiceProps {
  label: string;
  hint?: ReactNode;
  value: string;
  choices: readonly { value: string; label: string }[];
  onSave: (value: string) => void;
}

export const ChoiceField = ({ label, hint, value, choices, onSave }: ChoiceProps) => (
  <Field label={label} hint={hint}>
    {(ties) => <Select {...ties} value={value} choices={choices} onChange={({ target }) => onSave(target.value)} />}
  </Field>
);

/** Two fields beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-3 min-[360px]:grid-cols-2 sm:grid-cols-3">{children}</div>
);
