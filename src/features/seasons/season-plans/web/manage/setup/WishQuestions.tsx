import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Fault, Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
import type { Weekday, Wish } from '../../../contract.ts';
import { type TypedWish, wishOf, wishText } from '../../../wish-rules.ts';
import type { Answers } from './answers.ts';
import { Entries } from './Entries.tsx';
import type { Village } from './use-village.ts';
import { WeekdayToggles } from './WeekdayToggles.tsx';

interface WishQuestionsProps {
  village: Village;
  answers: Answers;
  onChange: (part: Partial<Answers>) => void;
}

const kinds: readonly { value: Wish['kind']; label: string }[] = [
  { value: 'notBefore', label: 'Not before a time' },
  { value: 'notAfter', label: 'Over by a time' },
  { value: 'notTogether', label: 'Two teams never at the same time' },
  { value: 'derby', label: 'Two teams meet in a week' },
  { value: 'absent', label: 'A team is away' },
];

const nothing: TypedWish = { team: '', other: '', time: '', week: '', from: '', until: '', days: [] };

/** What teams ask for. */
export function WishQuestions({ village, answers: { wishes, competitions }, onChange }: WishQuestionsProps) {
  const [kind, setKind] = useState<Wish['kind']>('notBefore');
  const [typed, setTyped] = useState(nothing);
  const [fault, setFault] = useState<string | null>(null);
  const playing = new Set(competitions.flatMap(({ teamIds }) => teamIds));
  const sports = new Map(village.sports.map(({ id, name }) => [id, name]));
  const teams = village.teams
    .filter(({ id }) => playing.has(id))
    .map(({ id, name, sportId }) => ({ value: String(id), label: `${name}, ${sports.get(sportId)}` }));
  const nameOf = (id: number) => teams.find(({ value }) => value === String(id))?.label ?? 'A team that is gone';
  const set = (name: Exclude<keyof TypedWish, 'days'>) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const add = () => {
    const read = wishOf(kind, typed);
    if ('fault' in read) return setFault(read.fault);
    if (wishes.some((wish) => isDeepEqual(wish, read.wish))) return setFault('This wish is in the list already');
    onChange({ wishes: [...wishes, read.wish] });
    setTyped(nothing);
    setFault(null);
  };
  const isOfTwo = kind === 'notTogether' || kind === 'derby';
  const isOfTime = kind === 'notBefore' || kind === 'notAfter';
  return (
    <Card heading="What do teams wish?">
      <div className="grid gap-3">
        <Entries
          of={wishes.map((wish) => ({ key: JSON.stringify(wish), text: wishText(wish, nameOf) }))}
          onRemove={(at) => onChange({ wishes: wishes.toSpliced(at, 1) })}
        />
        <form
          className="grid gap-2.5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
            <Field label="Wish">
              {(ties) => (
                <Select
                  {...ties}
                  value={kind}
                  choices={kinds}
                  onChange={({ target }) => setKind(kinds.find(({ value }) => value === target.value)?.value ?? kind)}
                />
              )}
            </Field>
            <Field label="Team">
              {(ties) => (
                <Select {...ties} {...set('team')} choices={teams}>
                  <option value="">{isOfTime ? 'All teams' : 'Choose a team'}</option>
                </Select>
              )}
            </Field>
            {isOfTwo && (
              <Field label="Other team">
                {(ties) => (
                  <Select {...ties} {...set('other')} choices={teams}>
                    <option value="">Choose a team</option>
                  </Select>
                )}
              </Field>
            )}
            {isOfTime && (
              <Field label="Time">
                {(ties) => (
                  <TextInput {...ties} inputMode="numeric" maxLength={5} placeholder="18:00" {...set('time')} />
                )}
              </Field>
            )}
            {isOfTime && (
              <div className="grid gap-1.5 sm:col-span-2">
                <WeekdayToggles
                  legend="Days"
                  isLegendShown
                  chosen={typed.days}
                  onToggle={(day) => setTyped({ ...typed, days: toggled(typed.days, day) })}
                />
                <p className="text-sm text-soft">Choose none for every day.</p>
              </div>
            )}
            {kind === 'derby' && (
              <Field label="Week of the season">
                {(ties) => <TextInput {...ties} inputMode="numeric" maxLength={2} placeholder="5" {...set('week')} />}
              </Field>
            )}
            {kind === 'absent' && (
              <>
                <Field label="Away from">{(ties) => <TextInput {...ties} type="date" {...set('from')} />}</Field>
                <Field label="Away until">{(ties) => <TextInput {...ties} type="date" {...set('until')} />}</Field>
              </>
            )}
          </div>
          <Fault>{fault}</Fault>
          <Button small type="submit" className="justify-self-start">
            <Plus className="size-4" aria-hidden /> Add a wish
          </Button>
        </form>
        <p className="text-sm text-soft">
          People who play in two teams are known by their accounts: such teams do not play at the same time if it can be
          avoided.
        </p>
      </div>
    </Card>
  );
}

const toggled = (days: readonly Weekday[], day: Weekday): Weekday[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day];
