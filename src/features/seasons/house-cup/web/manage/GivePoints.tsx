import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { residenceNamesOptions } from '#features/people/residences/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select, TextInput } from '#web/ui/fields/Field.tsx';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Cup, type CupEntry, maxReasonLength, Reason, SentPoints } from '../../contract.ts';
import { givenOptions, givePoints, takeBack } from '../api.ts';
import { EntryLine } from '../EntryLine.tsx';

const Typed = z.object({ residenceId: z.string(), points: z.string(), reason: z.string() });
type Typed = z.infer<typeof Typed>;

/** A form's fields are text. */
const GivenForm = z.pipe(
  z.pipe(
    Typed,
    z.transform(({ residenceId, points, reason }: Typed) => ({
      residenceId: Number(residenceId),
      points: points.trim() === '' ? Number.NaN : Number(points.trim().replace('−', '-')),
      reason,
    })),
  ),
  z.object({
    residenceId: z.int('Please choose a residence').check(z.gte(1, 'Please choose a residence')),
    points: SentPoints,
    reason: Reason,
  }),
);

/** Bonuses and penalties, with a reason; those given so far can be taken back. */
export function GivePoints({ cup }: { cup: Cup }) {
  const { data: residences = [] } = useQuery(residenceNamesOptions());
  const form = useContractForm({
    contract: GivenForm,
    defaultValues: { residenceId: '', points: '', reason: '' },
    onFailed: (error) => toast({ title: 'No points were given', description: getMessage(error), tone: 'bad' }),
  });
  const give = form.submitTo(async (given) => {
    await givePoints(cup.id, given);
    form.reset();
    toast({ title: given.points > 0 ? 'Points given' : 'Points taken', tone: 'good' });
  });
  return (
    <Card heading="Bonus or penalty" className="max-w-2xl">
      <p className="mb-4 text-soft">Everybody sees the points, the reason and your name in the cup.</p>
      <form noValidate onSubmit={give} className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="residenceId" label="Residence" required>
          {(ties) => (
            <Select
              {...ties}
              choices={[
                { value: '', label: 'Choose a residence' },
                ...residences.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </FormField>
        <FormField form={form} name="points" label="Points" hint="A penalty is negative: -5" required>
          {(ties) => <TextInput {...ties} autoComplete="off" maxLength={8} />}
        </FormField>
        <div className="sm:col-span-2">
          <FormField form={form} name="reason" label="Reason" required>
            {(ties) => <TextInput {...ties} autoComplete="off" maxLength={maxReasonLength} />}
          </FormField>
        </div>
        <div className="empty:hidden sm:col-span-2">
          <Refusal of={form} />
        </div>
        <Button type="submit" busy={form.isSending} busyLabel="Saving..." className="sm:col-span-2">
          Give these points
        </Button>
      </form>
      <GivenSoFar cup={cup} />
    </Card>
  );
}

function GivenSoFar({ cup }: { cup: Cup }) {
  const list = useInfiniteQuery(givenOptions(cup.id));
  const given = useFurtherPages(list).data ?? [];
  const { data: residences = [] } = useQuery(residenceNamesOptions());
  if (given.length === 0) return null;
  return (
    <section aria-label="Given so far" className="mt-4">
      <h3>Given so far</h3>
      <ul className="grid">
        {given.map((entry) => (
          <Given
            key={entry.id}
            entry={entry}
            residence={residences.find(({ id }) => id === entry.residenceId)?.name ?? ''}
          />
        ))}
      </ul>
    </section>
  );
}

function Given({ entry, residence }: { entry: CupEntry; residence: string }) {
  const { mutate, isPending } = useWrite({
    send: () => takeBack(entry.id),
    onDone: () => toast({ title: 'Points taken back', tone: 'good' }),
    onFailed: (error) => toast({ title: 'Nothing was taken back', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <li className="grid gap-1 border-line border-t py-2.5">
      <EntryLine entry={entry} residence={residence} />
      <div>
        <Button
          small
          variant="danger"
          aria-label={`Take back: ${residence}, ${entry.reason}`}
          busy={isPending}
          busyLabel="Taking back..."
          onClick={() => mutate(undefined)}
        >
          Take back
        </Button>
      </div>
    </li>
  );
}
