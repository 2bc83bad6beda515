import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Backups, Schedule } from '../contract.ts';
import { changeSchedule } from './api.ts';

const typed = (count: z.ZodMiniType<number, number>) => z.pipe(z.string(), z.pipe(z.transform(Number), count));

const TypedSchedule = z.object({
  hour: typed(Schedule.shape.hour),
  days: typed(Schedule.shape.days),
  weeks: typed(Schedule.shape.weeks),
  months: typed(Schedule.shape.months),
});

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const whyNot = {
  off: 'Whoever runs the server has switched daily backups off (BACKUPS=off). None is made, and none is removed.',
  'no-program':
    'No daily backup can be made: the server lacks PostgreSQL’s client programs. Whoever runs it installs postgresql-client.',
};

/** When the daily backup is made, and how many of them stay. */
export function ScheduleForm({ schedule, daily, timeZone }: Pick<Backups, 'schedule' | 'daily' | 'timeZone'>) {
  const { hour, days, weeks, months, version } = schedule;
  const form = useContractForm({
    contract: TypedSchedule,
    values: { hour: String(hour), days: String(days), weeks: String(weeks), months: String(months) },
    onFailed: (failure) =>
      toast({ title: 'The schedule was not saved', description: getMessage(failure), tone: 'bad' }),
  });
  const save = form.submitTo(async (wanted) => {
    await changeSchedule(wanted, version);
    form.reset(form.getValues());
    toast({ title: 'Schedule saved', tone: 'good' });
  });
  return (
    <Card heading="Daily backup">
      {daily !== 'on' && (
        <p role="note" className="mb-4 rounded-control border border-edge p-3.5 text-sm">
          {whyNot[daily]}
        </p>
      )}
      <form noValidate onSubmit={save} className="grid gap-4" aria-label="Daily backup">
        <FormField
          form={form}
          name="hour"
          label="Every day at"
          hint={`In the village’s time zone, ${timeZone.replaceAll('_', ' ')}.`}
        >
          {(ties) => <Select {...ties} choices={hours} />}
        </FormField>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-bold text-sm">Keep the newest of each of the last</legend>
          <div className="grid grid-cols-3 gap-2.5">
            {(['days', 'weeks', 'months'] as const).map((period) => (
              <FormField key={period} form={form} name={period} label={labels[period]}>
                {(ties) => <TextInput {...ties} inputMode="numeric" autoComplete="off" maxLength={2} />}
              </FormField>
            ))}
          </div>
        </fieldset>
        <p className="text-sm text-soft">
          Older ones are removed. Backups made by hand, before an upgrade and before something is deleted stay until
          whoever runs the server removes them.
        </p>
        <Refusal of={form} />
        <Button
          type="submit"
          className="justify-self-end"
          disabled={!form.formState.isDirty}
          busy={form.isSending}
          busyLabel="Saving..."
        >
          Save
        </Button>
      </form>
    </Card>
  );
}

const labels = { days: 'Days', weeks: 'Weeks', months: 'Months' };
