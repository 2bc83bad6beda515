import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DiscardQuestion, useDiscarding } from '#web/forms/discarding.tsx';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Button, buttonClasses } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
import type { Sport } from '../../../contract.ts';
import { CheckedSportFile } from '../../../definitions/checked-file.ts';
import type { SportDefinition } from '../../../definitions/definition.ts';
import type { SportFile } from '../../../definitions/file.ts';
import { getDefinition } from '../../../rules.ts';
import { DefinitionFile } from './DefinitionFile.tsx';
import type { SportDraft } from './draft.ts';
import { kinds } from './kinds.ts';
import { EventFields, PeriodFields, TableFields } from './RuleFields.tsx';
import { StatisticRows } from './StatisticRows.tsx';
import { toFile } from './to-file.ts';
import { useSportForm } from './use-sport-form.ts';

interface OwnSportFormProps {
  /** Null for a new one. */
  sport: Sport | null;
  /** Shows how a sport is played. */
  trial: (definition: SportDefinition) => ReactNode;
}

/** A sport of the village's own, and beside it what the scorer will have. */
export function OwnSportForm({ sport, trial }: OwnSportFormProps) {
  const { form, base, kind, save, chooseKind, takeFile } = useSportForm(sport);
  const discarding = useDiscarding(form.formState.isDirty && !form.isSending);
  const draft = useDeferredValue(useWatch({ control: form.control }) as SportDraft);
  const made = useMemo(() => checked(toFile(base, named(draft)).file), [base, draft]);
  const shown = useLast(made);
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] xl:gap-6">
      <form noValidate onSubmit={save} className="grid min-w-0 grid-cols-1 gap-4">
        <Card className="grid grid-cols-1 gap-6">
          <div className="grid grid-cols-1 gap-4">
            <FormField form={form} name="name" label="Sport Name" required>
              {(ties) => <TextInput {...ties} readOnly={form.isSending} autoComplete="off" placeholder="Korfball" />}
            </FormField>
            {!sport && <KindChoice kind={kind} onChoose={chooseKind} />}
          </div>
          {base.placings ? <EventFields form={form} /> : <PeriodFields form={form} base={base} />}
          {!base.placings && <StatisticRows key={kind} form={form} hasKeys={!base.innings} />}
          {!base.placings && <TableFields form={form} base={base} />}
          <DefinitionFile file={made} disabled={form.isSending} onFile={takeFile} />
        </Card>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {discarding.isAsked ? (
            <DiscardQuestion {...discarding} />
          ) : (
            <>
              <Refusal of={form} />
              {!base.placings && (
                <a href="#trial" className={buttonClasses({ className: 'xl:hidden' })}>
                  Try it
                </a>
              )}
              <Button type="submit" variant="primary" busy={form.isSending} busyLabel="Saving...">
                Save
              </Button>
            </>
          )}
        </div>
      </form>
      {!base.placings && (
        <div id="trial" className="grid min-w-0 scroll-mt-4 grid-cols-1 gap-2 xl:sticky xl:top-4">
          {!made && (
            <p role="status" className="text-sm text-soft">
              Something on the form is missing or wrong: the keys are those from before.
            </p>
          )}
          {shown && trial(getDefinition(JSON.stringify(shown)))}
        </div>
      )}
    </div>
  );
}

function KindChoice({ kind, onChoose }: { kind: string; onChoose: (kind: string) => void }) {
  const chosen = kinds.find(({ value }) => value === kind);
  return (
    <Field label="How it is scored" hint={chosen?.hint ?? 'As in the file that you opened.'}>
      {(ties) => (
        <Select {...ties} value={kind} choices={kinds} onChange={({ target }) => onChoose(target.value)}>
          {!chosen && <option value={kind}>As in the file</option>}
        </Select>
      )}
    </Field>
  );
}

/** It can be tried before it has a name. */
const named = (draft: SportDraft): SportDraft => ({ ...draft, name: draft.name.trim() || 'Sport' });

const checked = (file: SportFile): SportFile | null => (CheckedSportFile.safeParse(file).success ? file : null);

/** The last one that was right. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
