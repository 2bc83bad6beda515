import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import * as z from 'zod/mini';
import { type Venue, venues } from '#features/competition/venues/contract.ts';
import { addVenue, venuesOptions } from '#features/competition/venues/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { PlanVenue, PlayingTime } from '../../../contract.ts';
import { eveningsAt } from '../../../setup-rules.ts';
import { FieldGrid } from './fields.tsx';

const Typed = z.strictObject({
  name: venues.Create.shape.name,
  courts: z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/, 'must be a number from 1 to 20')), z.transform(Number)),
    PlanVenue.shape.courts,
  ),
  from: PlayingTime.shape.from,
  until: PlayingTime.shape.until,
});

/** A new venue of the village, which the plan takes on the evenings from Monday to Friday. The next one is asked for with the same hours. */
export function AddVenue({ onAdded }: { onAdded: (venue: PlanVenue) => void }) {
  const client = useQueryClient();
  const form = useContractForm({
    contract: Typed,
    defaultValues: { name: '', courts: '1', from: '17:00', until: '21:00' },
    check: ({ from, until }) => (until <= from ? { path: 'until', message: 'must be after it begins' } : null),
    blames: ({ status }) => (status === 409 ? 'name' : null),
    onFailed: (error) => toast({ title: 'The venue was not added', description: getMessage(error), tone: 'bad' }),
  });
  const add = form.submitTo(async ({ name, courts, from, until }) => {
    const venue: Venue = await addVenue(name);
    await client.invalidateQueries({ queryKey: venuesOptions().queryKey });
    const { venueId, times } = eveningsAt(venue);
    onAdded({ venueId, courts, times: times.map(({ day }) => ({ day, from, until })) });
    form.reset({ ...form.getValues(), name: '' });
    form.setFocus('name');
    toast({ title: `${venue.name} added`, tone: 'good' });
  });
  return (
    <form aria-label="Add a venue" noValidate onSubmit={add} className="grid gap-3">
      <FormField form={form} name="name" label="Name of the venue">
        {(ties) => <TextInput {...ties} autoComplete="off" placeholder="Main hall" />}
      </FormField>
      <FieldGrid>
        <FormField form={form} name="from" label="From">
          {(ties) => <TextInput {...ties} inputMode="numeric" autoComplete="off" maxLength={5} />}
        </FormField>
        <FormField form={form} name="until" label="Until">
          {(ties) => <TextInput {...ties} inputMode="numeric" autoComplete="off" maxLength={5} />}
        </FormField>
        <FormField form={form} name="courts" label="Courts at once">
          {(ties) => <TextInput {...ties} inputMode="numeric" autoComplete="off" maxLength={2} />}
        </FormField>
      </FieldGrid>
      <Refusal of={form} />
      <Button small type="submit" busy={form.isSending} busyLabel="Adding..." className="justify-self-start">
        <Plus className="size-4" aria-hidden /> Add the venue
      </Button>
    </form>
  );
}
