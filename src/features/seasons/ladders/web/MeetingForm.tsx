import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { byField } from '#web/api/issues.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { device } from '#web/zone.ts';
import type { Challenge, NewMeeting } from '../contract.ts';
import { maxPlaceLength } from '../limits.ts';

/** A form's fields are text: a day and a time of the device's clock. */
const Typed = z.object({
  day: z.string().check(z.minLength(1, 'Choose a day')),
  time: z.string().check(z.minLength(1, 'Choose a time')),
  place: z.string(),
});
type Typed = z.infer<typeof Typed>;

const TypedMeeting = z.pipe(
  Typed,
  z.transform(({ day, time, place }: Typed): NewMeeting => ({ at: toInstant(day, time), place: place.trim() || null })),
);

function toInstant(typedDay: string, typedTime: string): string {
  const [year = 0, month = 1, day = 1] = typedDay.split('-').map(Number);
  const [hour = 0, minute = 0] = typedTime.split(':').map(Number);
  return device.instant({ year, month, day, hour, minute }).toISOString();
}

interface MeetingFormProps {
  challenge: Challenge;
  submitLabel: string;
  done: string;
  send: (meeting: NewMeeting) => Promise<unknown>;
}

/** When and where to play: an optional suggestion to the other. */
export function MeetingForm({ challenge: { meeting }, submitLabel, done, send }: MeetingFormProps) {
  const wall = meeting && device.wall(meeting.at).toISOString();
  const form = useContractForm({
    contract: TypedMeeting,
    values: { day: wall?.slice(0, 10) ?? '', time: wall?.slice(11, 16) ?? '', place: meeting?.place ?? '' },
    issuesIn: ({ issues }) =>
      byField(
        issues.map((issue) => ({
          ...issue,
          path: issue.path.replace(/^(meeting\.)?at$/, 'day').replace('meeting.', ''),
        })),
      ),
    onFailed: (error) => toast({ title: 'Your suggestion was not sent', description: getMessage(error), tone: 'bad' }),
  });
  const submit = form.submitTo(async (sent) => {
    await send(sent);
    toast({ title: done, tone: 'good' });
  });
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 items-start gap-3 max-[359px]:grid-cols-1">
        <FormField form={form} name="day" label="Day" required>
          {(ties) => <TextInput {...ties} type="date" readOnly={form.isSending} />}
        </FormField>
        <FormField form={form} name="time" label="Time" required>
          {(ties) => <TextInput {...ties} type="time" readOnly={form.isSending} />}
        </FormField>
      </div>
      <FormField form={form} name="place" label="Place">
        {(ties) => <TextInput {...ties} maxLength={maxPlaceLength} autoComplete="off" readOnly={form.isSending} />}
      </FormField>
      <Refusal of={form} />
      <Button type="submit" busy={form.isSending} busyLabel="Sending...">
        {submitLabel}
      </Button>
    </form>
  );
}
