import { Plus } from 'lucide-react';
import { useState } from 'react';
import { courtText } from '#features/competition/venues/area-rules.ts';
import type { Venue } from '#features/competition/venues/contract.ts';
import { dateText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Fault, Field, TextInput } from '#web/ui/fields/Field.tsx';
import { closedKey } from '../../../closed-rules.ts';
import type { ClosedTime, DayOff } from '../../../contract.ts';
import { withDaysOff } from '../../../days-off-rules.ts';
import type { Answers } from './answers.ts';
import { daysText } from './days-text.ts';
import { Entries } from './Entries.tsx';
import { FoundDays } from './FoundDays.tsx';

interface DaysOffQuestionsProps {
  answers: Answers;
  venues: readonly Pick<Venue, 'id' | 'name'>[];
  onChange: (part: Partial<Answers>) => void;
}

/** Days without any game, and times that were called off: taking one out opens it again. */
export function DaysOffQuestions({ answers, venues, onChange }: DaysOffQuestionsProps) {
  const { daysOff, closed = [], firstDay, lastDay } = answers;
  const add = (days: readonly DayOff[]) => onChange({ daysOff: withDaysOff(daysOff, days) });
  return (
    <Card heading="On which days is nothing played?">
      <div className="grid gap-3">
        <Entries
          of={daysOff.map((day) => ({
            key: `${day.from} ${day.until} ${day.reason}`,
            text: `${daysText(day)}, ${day.reason}`,
            shown: (
              <>
                <span className="font-bold">{daysText(day)}</span> <span className="text-soft">{day.reason}</span>
              </>
            ),
          }))}
          onRemove={(at) => onChange({ daysOff: daysOff.toSpliced(at, 1) })}
        />
        <Entries
          of={closed.map((time) => {
            const when = `${dateText(time.day)}, ${time.from}–${time.until}`;
            const why = `${placeText(time, venues)}: called off`;
            return {
              key: closedKey(time),
              text: `${when}, ${why}`,
              shown: (
                <>
                  <span className="font-bold">{when}</span> <span className="text-soft">{why}</span>
                </>
              ),
            };
          })}
          onRemove={(at) => onChange({ closed: closed.toSpliced(at, 1) })}
        />
        <FoundDays season={{ from: firstDay, until: lastDay }} known={daysOff} onAdd={add} />
        <NewDayOff firstDay={firstDay} onAdd={(day) => add([day])} />
      </div>
    </Card>
  );
}

function placeText({ venueId, court }: ClosedTime, venues: DaysOffQuestionsProps['venues']): string {
  if (venueId === null) return 'everywhere';
  return courtText(venues.find(({ id }) => id === venueId)?.name ?? 'a deleted venue', court);
}

function NewDayOff({ firstDay, onAdd }: { firstDay: string; onAdd: (day: DayOff) => void }) {
  const [typed, setTyped] = useState({ from: '', until: '', reason: '' });
  const [fault, setFault] = useState<string | null>(null);
  const set = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const add = () => {
    const until = typed.until || typed.from;
    if (typed.from === '') return setFault('Choose the first day');
    if (until < typed.from) return setFault('The last day is before the first');
    onAdd({ from: typed.from, until, reason: typed.reason.trim() || 'No games' });
    setTyped({ from: '', until: '', reason: '' });
    setFault(null);
  };
  return (
    <form
      className="grid gap-2.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="grid grid-cols-1 items-start gap-3 min-[360px]:grid-cols-2 sm:grid-cols-3">
        <Field label="From">{(ties) => <TextInput {...ties} type="date" min={firstDay} {...set('from')} />}</Field>
        <Field label="Until">{(ties) => <TextInput {...ties} type="date" min={firstDay} {...set('until')} />}</Field>
        <Field label="Why">
          {(ties) => <TextInput {...ties} placeholder="Exams" maxLength={80} {...set('reason')} />}
        </Field>
      </div>
      <Fault>{fault}</Fault>
      <Button small type="submit" className="justify-self-start">
        <Plus className="size-4" aria-hidden /> Add days off
      </Button>
    </form>
  );
}
