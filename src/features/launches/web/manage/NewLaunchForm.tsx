import { QrCode as QrIcon } from 'lucide-react';
import * as z from 'zod/mini';
import { messageOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
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
  const { issues, busy, submit } = useCheckedForm({
    contract: LaunchForm,
    send: async (body) => {
      await api.send('POST /api/admin/launch', { body });
    },
    onFailed: (error) => toast({ title: 'The launch was not opened', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <Card heading="Open a launch" className="max-w-xl">
      <p className="mb-4 text-soft">
        For an evening on which many people join at once. They scan a code with their phones and register without the
        limits that hold for one address and for one day.
      </p>
      <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Open for" error={issues['hours']} required>
          {(ties) => <Select {...ties} name="hours" defaultValue="4" choices={hours} />}
        </Field>
        <Field
          label="Places"
          hint={`How many can join with it, at most ${maxPositions}`}
          error={issues['places']}
          required
        >
          {(ties) => <TextInput {...ties} name="places" inputMode="numeric" autoComplete="off" defaultValue="200" />}
        </Field>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Opening..." className="sm:col-span-2">
          <QrIcon className="size-4" aria-hidden /> Open the launch
        </Button>
      </form>
    </Card>
  );
}
