import { useWatch } from 'react-hook-form';
import { FormField } from '#web/forms/FormField.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { SportFile } from '../../../definitions/file.ts';
import type { SportDraft } from './draft.ts';
import type { SportForm } from './use-sport-form.ts';

type TextName = Exclude<keyof SportDraft, 'statistics' | 'level' | 'measure'>;

interface NumberProps {
  form: SportForm;
  name: TextName;
  label: string;
  required?: boolean;
}

const NumberField = ({ form, name, label, required = true }: NumberProps) => (
  <FormField form={form} name={name} label={label} required={required}>
    {(ties) => <TextInput {...ties} readOnly={form.isSending} inputMode="decimal" autoComplete="off" />}
  </FormField>
);

const fields = 'grid grid-cols-2 items-start gap-3 sm:max-xl:grid-cols-3';

interface FieldsProps {
  form: SportForm;
  base: SportFile;
}

/** Into what a game is parted, and how many play. */
export function PeriodFields({ form, base: { periods, innings, fouls } }: FieldsProps) {
  const level = useWatch({ control: form.control, name: 'level' });
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-bold">The game</legend>
      <div className={fields}>
        {!innings && (
          <>
            <FormField form={form} name="periodName" label="A part is called" required>
              {(ties) => <TextInput {...ties} readOnly={form.isSending} autoComplete="off" />}
            </FormField>
            <NumberField form={form} name="periodCount" label={periods.sets ? 'Sets at most' : 'How many'} />
          </>
        )}
        {!periods.sets && <NumberField form={form} name="minutes" label="Minutes of one" required={false} />}
        {periods.sets && (
          <>
            <NumberField form={form} name="setPoints" label="Points of a set" />
            <NumberField form={form} name="decidingPoints" label="Of the last one" required={false} />
          </>
        )}
        {innings && (
          <>
            <NumberField form={form} name="overs" label="Overs" />
            <NumberField form={form} name="players" label="Players who bat" />
          </>
        )}
        <NumberField form={form} name="onCourt" label="Players at once" required={false} />
        {fouls && <NumberField form={form} name="foulLimit" label="Fouls of a player" />}
      </div>
      {!periods.sets && !innings && (
        <div className="grid gap-1.5">
          <span className="font-semibold text-sm">Level at the end</span>
          <Segmented
            label="Level at the end"
            choices={[
              { value: 'draw', label: 'It is a draw' },
              { value: 'overtime', label: 'Overtime can follow' },
            ]}
            value={level}
            onChoose={(value) => form.setValue('level', value, { shouldDirty: true })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** What a result is worth in a table. */
export function TableFields({ form, base: { periods, table } }: FieldsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-bold">Points in the table</legend>
      <div className={fields}>
        <NumberField form={form} name="win" label="For a win" />
        {!periods.sets && <NumberField form={form} name="draw" label="For a draw" />}
        <NumberField form={form} name="loss" label="For a loss" />
        {table.decidingSet && (
          <>
            <NumberField form={form} name="decidingWin" label="Win in the last set" />
            <NumberField form={form} name="decidingLoss" label="Loss in the last set" />
          </>
        )}
      </div>
    </fieldset>
  );
}

const measures = [
  { value: 'time', label: 'Time' },
  { value: 'distance', label: 'Distance' },
  { value: 'points', label: 'Points' },
  { value: 'place', label: 'Place' },
] as const;

/** The events of a sport without two sides. */
export function EventFields({ form }: { form: SportForm }) {
  const measure = useWatch({ control: form.control, name: 'measure' });
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-bold">Events</legend>
      <div className="grid gap-1.5">
        <span className="font-semibold text-sm">A new event is decided by</span>
        <Segmented
          label="A new event is decided by"
          choices={measures}
          value={measure}
          onChoose={(value) => form.setValue('measure', value, { shouldDirty: true })}
        />
      </div>
      <FormField form={form} name="events" label="Usual events" hint="One on each line.">
        {(ties) => <TextArea {...ties} readOnly={form.isSending} rows={6} placeholder="Sack race" />}
      </FormField>
    </fieldset>
  );
}
