import { useState } from 'react';
import { TextInput } from '../../ui/inputs.tsx';
import { textIn } from '../typed-values.ts';
import { instantOf, wallTextOf } from '../wall-text.ts';
import type { ControlProps } from './control.ts';

/** A date and time as a clock in the village shows it. */
export function InstantControl({ field, ties, value, disabled, onType }: ControlProps) {
  const timeZone = field.timeZone?.() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = textIn(value);
  // What is half typed is no instant, but has to stay in its box.
  const [typed, setTyped] = useState<{ text: string; instant: string } | null>(null);
  const shown = typed?.instant === instant ? typed.text : wallTextOf(instant, timeZone);
  return (
    <TextInput
      {...ties}
      type="datetime-local"
      value={shown}
      readOnly={disabled}
      onChange={({ target }) => {
        const next = instantOf(target.value, timeZone);
        setTyped({ text: target.value, instant: next });
        onType(next);
      }}
    />
  );
}
