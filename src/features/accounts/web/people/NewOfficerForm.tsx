import { messageOf } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { toast } from '#web/ui/toasts.ts';
import { NewOfficer } from '../../contract.ts';
import { addOfficer } from './api.ts';

export function NewOfficerForm() {
  const { issues, busy, submit } = useCheckedForm({
    contract: NewOfficer,
    send: async ({ username }, form) => {
      const added = await addOfficer(username);
      form.reset();
      toast({ title: `${added.username} is an officer now`, tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'The officer was not added', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Add an officer"
      className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
    >
      <Field label="Username" hint="Must already have an account" error={issues['username']} required>
        {(ties) => (
          <TextInput
            {...ties}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={busy} busyLabel="Adding..." className="sm:mt-[1.625rem]">
        Add officer
      </Button>
    </form>
  );
}
