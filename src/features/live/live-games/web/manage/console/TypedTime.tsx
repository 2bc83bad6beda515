import { useState } from 'react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { findClockSpan } from '#features/teams/sports/period-rules.ts';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { serverNow } from '#web/ui/time/clock.ts';
import { findReadings, instantOn, readTyped } from '../../../clock-rules.ts';
import type { LiveState } from '../../../rules.ts';

/** The time on the clock of a period at which a play happened, as somebody types it. */
export function useTypedTime(definition: SportDefinition, { shown }: LiveState, period: number) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const span = findClockSpan(definition.periods, period);
  const readings = findReadings(shown);
  const isTyped = span !== null && typed.trim() !== '';
  const elapsedMs = isTyped ? readTyped(typed, span) : null;
  const end = shown.find(({ kind }) => kind === 'end');
  const until = end ? Date.parse(end.at) : serverNow();
  return {
    hasClock: span !== null && readings.has(period),
    typed,
    isWrong,
    type: (value: string) => {
      setTyped(value);
      setWrong(false);
    },
    refuse: () => setWrong(true),
    /** Undefined as long as nothing is typed, null if the clock never showed it. */
    at: isTyped ? (elapsedMs === null ? null : instantOn(readings, period, elapsedMs, until)) : undefined,
  };
}

/** Not shown where no clock ran. */
export function TypedTime({ time }: { time: ReturnType<typeof useTypedTime> }) {
  if (!time.hasClock) return null;
  return (
    <Field
      label="Time on the clock"
      hint="Optional. It puts the play at its place."
      error={time.isWrong ? 'The clock did not show that time.' : undefined}
    >
      {(ties) => (
        <TextInput
          {...ties}
          value={time.typed}
          inputMode="text"
          autoComplete="off"
          maxLength={8}
          placeholder="7:42"
          onChange={({ target }) => time.type(target.value)}
        />
      )}
    </Field>
  );
}
