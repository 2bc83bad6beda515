import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Venue } from '#features/competition/venues/contract.ts';
import { spanText } from '#shared/notation.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Fault } from '#web/ui/fields/Field.tsx';
import type { SetupFault } from '../../../check-setup-rules.ts';
import { type PlanVenue, type PlayingTime, weekdayNames } from '../../../contract.ts';
import { eveningsAt } from '../../../setup-rules.ts';
import { counted } from '../plan-texts.ts';
import { AddVenue } from './AddVenue.tsx';
import type { Answers } from './answers.ts';
import { Folded } from './Folded.tsx';
import { FieldGrid, NumberField, TimeField } from './fields.tsx';
import { WeekdayToggles } from './WeekdayToggles.tsx';

interface VenueQuestionsProps {
  venues: readonly Venue[];
  answers: Answers;
  faults: readonly SetupFault[];
  onChange: (part: Partial<Answers>) => void;
}

/** Where games can be played, when, and how many at once. */
export function VenueQuestions({ venues, answers, faults, onChange }: VenueQuestionsProps) {
  const mayAdd = useSession()?.isAdmin === true;
  const [isEmpty] = useState(venues.length === 0);
  const chosen = answers.venues;
  const write = (next: PlanVenue[]) => onChange({ venues: next });
  const isNear = ({ id, isAway }: Venue) => !isAway || chosen.some(({ venueId }) => venueId === id);
  const [near, far] = [venues.filter(isNear), venues.filter((venue) => !isNear(venue))];
  const question = (venue: Venue) => {
    const used = chosen.find(({ venueId }) => venueId === venue.id);
    const above = chosen[chosen.findIndex(({ venueId }) => venueId === venue.id) - 1];
    return (
      <div key={venue.id} className="grid gap-2 border-line border-b pb-3 last:border-0 last:pb-0">
        <CheckRow
          checked={used !== undefined}
          onCheck={(isUsed) =>
            write(isUsed ? [...chosen, eveningsAt(venue)] : chosen.filter(({ venueId }) => venueId !== venue.id))
          }
          className="font-bold"
        >
          {venue.name}
        </CheckRow>
        {used && (
          <Folded title={timesText(used)} about={counted(used.courts, 'court')} isOpen={used.times.length === 0}>
            <VenueTimes
              name={venue.name}
              venue={used}
              above={above}
              fault={faults.find(({ at }) => at === `venue:${venue.id}`)?.text}
              onChange={(next) => write(chosen.map((one) => (one.venueId === venue.id ? next : one)))}
            />
          </Folded>
        )}
      </div>
    );
  };
  return (
    <Card heading="Where and when can games be played?">
      <div className="grid gap-3">
        {venues.length === 0 && !mayAdd && (
          <p className="text-sm text-soft">This village has no venues yet. An admin adds them here.</p>
        )}
        {near.map(question)}
        {far.length > 0 && (
          <Folded title="Venues of others" about={counted(far.length, 'venue')}>
            {far.map(question)}
          </Folded>
        )}
        {mayAdd && (
          <Folded title="Add a venue" about={counted(venues.length, 'venue')} isOpen={isEmpty}>
            <AddVenue onAdded={(venue) => write([...chosen, venue])} />
          </Folded>
        )}
        <Fault>{faults.find(({ at }) => at === 'venues')?.text}</Fault>
      </div>
    </Card>
  );
}

interface VenueTimesProps {
  name: string;
  venue: PlanVenue;
  above: PlanVenue | undefined;
  fault: string | undefined;
  onChange: (venue: PlanVenue) => void;
}

/** One from and until for all its days; a row for each day once they differ. */
function VenueTimes({ name, venue, above, fault, onChange }: VenueTimesProps) {
  const { times, courts } = venue;
  const [first] = times;
  const isAlike = times.every(({ from, until }) => from === first?.from && until === first.until);
  const [isEach, setEach] = useState(!isAlike);
  const usual = first ?? { from: '17:00', until: '21:00' };
  const set = (next: PlayingTime[]) => onChange({ ...venue, times: next });
  const toggle = (day: PlayingTime['day']) =>
    set(
      times.some((time) => time.day === day)
        ? times.filter((time) => time.day !== day)
        : weekdayNames.flatMap((name) =>
            name === day ? [{ day, from: usual.from, until: usual.until }] : times.filter((time) => time.day === name),
          ),
    );
  return (
    <div className="grid gap-2.5">
      <WeekdayToggles legend={`Days at ${name}`} chosen={times.map(({ day }) => day)} onToggle={toggle} />
      <FieldGrid>
        {!isEach && (
          <>
            <TimeField
              label="From"
              value={usual.from}
              onSave={(from) => set(times.map((time) => ({ ...time, from })))}
            />
            <TimeField
              label="Until"
              value={usual.until}
              onSave={(until) => set(times.map((time) => ({ ...time, until })))}
            />
          </>
        )}
        <NumberField
          label="Courts at once"
          value={courts}
          min={1}
          max={20}
          onSave={(next) => next !== null && onChange({ ...venue, courts: next })}
        />
      </FieldGrid>
      {isEach &&
        times.map((time, at) => (
          <FieldGrid key={`${time.day} ${time.from}`}>
            <TimeField
              label={`${time.day}, from`}
              value={time.from}
              onSave={(from) => set(times.with(at, { ...time, from }))}
            />
            <TimeField
              label={`${time.day}, until`}
              value={time.until}
              onSave={(until) => set(times.with(at, { ...time, until }))}
            />
          </FieldGrid>
        ))}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isEach && times.length > 1 && (
          <Button small onClick={() => setEach(true)}>
            Other hours on some days
          </Button>
        )}
        {above && above.times.length > 0 && (
          <Button small onClick={() => onChange({ ...venue, times: above.times, courts: above.courts })}>
            <Copy className="size-4" aria-hidden /> Same as above
          </Button>
        )}
      </div>
      <Fault>{fault}</Fault>
    </div>
  );
}

/** 'Mon, Tue, Wed: 17:00–21:00' */
function timesText({ times }: PlanVenue): string {
  if (times.length === 0) return 'No day yet';
  const spans = Map.groupBy(times, ({ from, until }) => spanText(from, until));
  return [...spans].map(([span, days]) => `${days.map(({ day }) => day.slice(0, 3)).join(', ')}: ${span}`).join('; ');
}
