import { Minus, Plus } from 'lucide-react';
import type { FormField } from '#web/manage/form.ts';
import type { FieldsProps } from '#web/manage/manager.ts';
import { textIn } from '#web/manage/typed-values.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { stepped } from './steps.ts';

interface ScoreStepperProps extends Omit<FieldsProps, 'form'> {
  field: FormField;
}

const step =
  'grid size-16 shrink-0 place-items-center rounded-control bg-raised text-ink transition active:scale-95 disabled:opacity-55';

/** One side's score, with steps as wide as a thumb: it is typed at the side of a court. */
export function ScoreStepper({ field: { name, label }, draft, issues, isBusy, onType }: ScoreStepperProps) {
  const score = textIn(draft[name]);
  const stepBy = (by: 1 | -1) => () => onType(name, stepped(score, by));
  return (
    <div data-field={name}>
      <Field label={label} error={issues[name]}>
        {(ties) => (
          <div className="flex items-center gap-2.5">
            <button
              type="button"
              aria-label={`One less for ${label}`}
              disabled={isBusy}
              onClick={stepBy(-1)}
              className={step}
            >
              <Minus className="size-7" aria-hidden />
            </button>
            <TextInput
              {...ties}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={score}
              placeholder="–"
              readOnly={isBusy}
              onChange={({ target }) => onType(name, target.value)}
              className="score min-h-16! min-w-0 text-center text-4xl!"
            />
            <button
              type="button"
              aria-label={`One more for ${label}`}
              disabled={isBusy}
              onClick={stepBy(1)}
              className={step}
            >
              <Plus className="size-7" aria-hidden />
            </button>
          </div>
        )}
      </Field>
    </div>
  );
}
