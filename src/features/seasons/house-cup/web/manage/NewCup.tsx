import { Trophy } from 'lucide-react';
import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { cups } from '../../contract.ts';
import { addCup } from '../api.ts';

const Typed = z.required(z.pick(cups.Create, { name: true, season: true, firstDay: true, lastDay: true }));

interface NewCupProps {
  isFirst: boolean;
  onAdded: (id: number) => void;
}

/** A new year, which starts at zero. */
export function NewCup({ isFirst, onAdded }: NewCupProps) {
  const form = useContractForm({
    contract: Typed,
    defaultValues: { name: '', season: '', firstDay: '', lastDay: '' },
    onFailed: (error) => toast({ title: 'The cup was not opened', description: getMessage(error), tone: 'bad' }),
  });
  const open = form.submitTo(async (typed) => {
    const { id } = await addCup(typed);
    form.reset();
    onAdded(id);
    toast({ title: 'The cup is open', description: 'Its games count at once.', tone: 'good' });
  });
  return (
    <Card heading={isFirst ? 'Open the first cup' : 'Open the cup of another year'} className="max-w-2xl">
      <p className="mb-4 text-soft">
        It counts the games, meets and tables of one season, and starts at zero. The cup of the year before keeps its
        table.
      </p>
      <form noValidate onSubmit={open} className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="name" label="Name" required>
          {(ties) => <TextInput {...ties} autoComplete="off" placeholder="Village Cup" />}
        </FormField>
        <FormField form={form} name="season" label="Season" hint="As its games have it: 2026 or 2025/26" required>
          {(ties) => <TextInput {...ties} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="firstDay" label="First day" required>
          {(ties) => <TextInput {...ties} type="date" />}
        </FormField>
        <FormField form={form} name="lastDay" label="Last day" hint="Later the table stays as it is" required>
          {(ties) => <TextInput {...ties} type="date" />}
        </FormField>
        <div className="empty:hidden sm:col-span-2">
          <Refusal of={form} />
        </div>
        <Button type="submit" busy={form.isSending} busyLabel="Opening..." className="sm:col-span-2">
          <Trophy className="size-4" aria-hidden /> Open the cup
        </Button>
      </form>
    </Card>
  );
}
