import { QrCode as QrIcon } from 'lucide-react';
import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { maxPositions, NewLaunch } from '../../contract.ts';
import { api } from '../api.ts';

const Typed = z.object({ hours: z.string(), places: z.string() });
type Typed = z.infer<typeof Typed>;

/** A form's fields are text. */
const LaunchForm = z.pipe(
  z.pipe(
    Typed,
    z.transform(({ hours, places }: Typed) => ({ hours: Number(hours), places: Number(places) })),
  ),
  NewLaunch,
);

const hours = [2, 4, 8, 12].map((count) => ({ value: String(count), label: `${count} hours` }));

export function NewLaunchForm() {
  const form = useContractForm({
    contract: LaunchForm,
    defaultValues: { hours: '4', places: '200' },
    onFailed: (error) => toast({ title: 'The launch was not opened', description: getMessage(error), tone: 'bad' }),
  });
  const open = form.submitTo((body) => api.send('POST /api/admin/launch', { body }));
  return (
    <Card heading="Open a launch" className="max-w-xl">
      <p className="mb-4 text-soft">
        For an evening on which many people join at once. They scan a code with their phones and register without the
        limits that hold for one address and for one day.
      </p>
      <form noValidate onSubmit={open} className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="hours" label="Open for" required>
          {(ties) => <Select {...ties} choices={hours} />}
        </FormField>
        <FormField
          form={form}
          name="places"
          label="Places"
          hint={`How many can join with it, at most ${maxPositions}`}
          required
        >
          {(ties) => <TextInput {...ties} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <div className="empty:hidden sm:col-span-2">
          <Refusal of={form} />
        </div>
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel="Opening..." className="sm:col-span-2">
          <QrIcon className="size-4" aria-hidden /> Open the launch
        </Button>
      </form>
    </Card>
  );
}
