import { Minus, Plus } from 'lucide-react';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import type { FormFields } from './form-fields.ts';
import { stepped } from './score-draft.ts';

interface ScoreStepperProps extends FormFields {
  name: string;
  team: string;
}

const step =
  'grid size-16 shrink-0 place-items-center rounded-control bg-raised text-ink transition active:scale-95 disabled:opacity-55';

/** One side's score, with steps as wide as a thumb: it is typed at the side of a court. */
export function ScoreStepper({ name, team, draft, issues, busy, write }: ScoreStepperProps) {
  const score = draft[name] ?? '';
  const stepBy = (by: 1 | -1) => () => write(name, stepped(score, by));
  return (
    <Field label={team} error={issues[name]}>
      {(ties) => (
        <div className="flex items-center gap-2.5">
          <button
            type="button"
            aria-label={`One less for ${team}`}
            disabled={busy}
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
            readOnly={busy}
            onChange={({ target }) => write(name, target.value)}
            className="score min-h-16! min-w-0 text-center text-4xl!"
          />
          <button
            type="button"
            aria-label={`One more for ${team}`}
            disabled={busy}
            onClick={stepBy(1)}
            className={step}
          >
            <Plus className="size-7" aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
