import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { venuesOptions } from '#features/competition/venues/web/api.ts';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Zone } from '#web/zone.ts';
import type { CallOff, CallOffProposal } from '../../../call-off-contract.ts';
import { wereTold } from '../publish/publication-texts.ts';
import { useVillageZone } from '../village-zone.ts';
import { proposeCallOff } from './api.ts';
import { type CallOffDone, Proposal } from './Proposal.tsx';

const everywhere = '';

export function CallOffForm() {
  const zone = useVillageZone();
  const [search] = useSearchParams();
  const [day, setDay] = useState(search.get('day') ?? zone.wall(new Date()).toISOString().slice(0, 10));
  const [[from, until], setTimes] = useState<readonly [string, string]>(() => {
    const start = search.get('from') ?? '17:00';
    return [start, start < '23:00' ? '23:00' : '23:59'];
  });
  const [venueId, setVenue] = useState(search.get('venue') ?? everywhere);
  const [court, setCourt] = useState('');
  const [proposal, setProposal] = useState<{ asked: CallOff; found: CallOffProposal } | null>(null);
  const [done, setDone] = useState<CallOffDone | null>(null);
  const [percent, setPercent] = useState(0);
  const { data: venues = [] } = useFurtherPages(useInfiniteQuery(venuesOptions()));
  const asking = useWrite({
    send: async (asked: CallOff) => {
      setPercent(0);
      setDone(null);
      return { asked, found: await proposeCallOff(asked, ({ done }) => setPercent(done)) };
    },
    onDone: setProposal,
    onFailed: (error) =>
      toast({ title: 'The games did not load', description: describeNoResponse(error), tone: 'bad' }),
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const [start, end] = [toInstant(zone, day, from), toInstant(zone, day, until)];
    if (end <= start) {
      toast({ title: 'The end must be after the beginning', tone: 'bad' });
      return;
    }
    const where = {
      venueId: venueId === everywhere ? null : Number(venueId),
      court: court === '' ? null : Number(court),
    };
    asking.mutate({ from: start, until: end, ...where, ...(where.venueId === null && { court: null }) });
  };
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setProposal(null);
    };
  return (
    <div className="grid gap-3.5 lg:max-w-4xl">
      <Card>
        <form onSubmit={ask} className="grid gap-3 sm:grid-cols-3 lg:grid-cols-4">
          <Field label="Day">
            {(ties) => (
              <TextInput
                {...ties}
                type="date"
                required
                value={day}
                onChange={({ target }) => edit(setDay)(target.value)}
              />
            )}
          </Field>
          <Field label="From">
            {(ties) => (
              <TextInput
                {...ties}
                type="time"
                required
                value={from}
                onChange={({ target }) => edit(setTimes)([target.value, until])}
              />
            )}
          </Field>
          <Field label="Until">
            {(ties) => (
              <TextInput
                {...ties}
                type="time"
                required
                value={until}
                onChange={({ target }) => edit(setTimes)([from, target.value])}
              />
            )}
          </Field>
          <Field label="Venue">
            {(ties) => (
              <Select {...ties} value={venueId} onChange={({ target }) => edit(setVenue)(target.value)}>
                <option value={everywhere}>Everywhere</option>
                {venues.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {venueId !== everywhere && (
            <Field label="Court" hint="Empty: all of them">
              {(ties) => (
                <TextInput
                  {...ties}
                  type="number"
                  min={1}
                  max={20}
                  value={court}
                  onChange={({ target }) => edit(setCourt)(target.value)}
                />
              )}
            </Field>
          )}
          <div className="col-span-full grid gap-3 sm:max-w-md">
            <Button
              type="submit"
              variant={proposal ? 'quiet' : 'primary'}
              className="sm:justify-self-start"
              busy={asking.isPending}
              busyLabel="Looking for days..."
            >
              Show what happens
            </Button>
            {asking.isPending && <ProgressBar label="Looking for days" percent={percent} />}
          </div>
        </form>
      </Card>
      {proposal && (
        <Proposal
          asked={proposal.asked}
          proposal={proposal.found}
          onDone={(now) => {
            setProposal(null);
            setDone(now);
          }}
        />
      )}
      <div role="status">
        {done && (
          <Card heading={done.what}>
            <p className="mb-3 text-sm">{wereTold(done.told)}. Season plans keep this time closed from now on.</p>
            <ButtonLink small to="/games">
              Show the games
            </ButtonLink>
          </Card>
        )}
      </div>
    </div>
  );
}

function toInstant(zone: Zone, day: string, time: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return zone.instant({ year, month, day: date, hour, minute }).toISOString();
}
