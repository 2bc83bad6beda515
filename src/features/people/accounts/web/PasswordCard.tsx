import { getMessage } from '#web/api/api.ts';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useSession } from '#web/session/session.ts';
import { goOnFor } from '#web/session/session-requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { PasswordChange } from '../contract.ts';
import { changePassword } from './api.ts';
import { EntryField } from './LoginFields.tsx';

export function PasswordCard() {
  const session = useSession();
  const form = useContractForm({
    contract: PasswordChange,
    blames: ({ code }) => (code === 'wrong-password' ? 'currentPassword' : null),
    onFailed: (error) => toast({ title: 'Your password was not changed', description: getMessage(error), tone: 'bad' }),
  });
  const change = form.submitTo(async (typed) => {
    goOnFor(await changePassword(typed));
    form.reset();
    toast({ title: 'Your password was changed', description: 'You were logged out everywhere else.', tone: 'good' });
  });
  return (
    <Card heading="Password">
      <form noValidate onSubmit={change} className="grid gap-3">
        {/* Password managers store a password together with this name. */}
        <input type="hidden" autoComplete="username" value={session?.username ?? ''} readOnly />
        <EntryField
          form={form}
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          maxLength={512}
        />
        <EntryField
          form={form}
          name="newPassword"
          label="New password"
          hint="At least 8 characters. You are logged out everywhere else."
          type="password"
          autoComplete="new-password"
          maxLength={512}
        />
        <Refusal of={form} />
        <Button type="submit" busy={form.isSending} busyLabel="Changing..." className="justify-self-start">
          Change password
        </Button>
      </form>
    </Card>
  );
}
