import { messageOf } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import { useSession } from '#web/session.ts';
import { goOnFor } from '#web/session-calls.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toasts.ts';
import { PasswordChange } from '../contract.ts';
import { changePassword } from './api.ts';
import { EntryField } from './EntryField.tsx';

export function PasswordCard() {
  const session = useSession();
  const { issues, busy, submit } = useCheckedForm({
    contract: PasswordChange,
    send: async (typed, form) => {
      goOnFor(await changePassword(typed));
      form.reset();
      toast({ title: 'Your password was changed', description: 'You were logged out everywhere else.', tone: 'good' });
    },
    blames: ({ code }) => (code === 'wrong-password' ? 'currentPassword' : null),
    onFailed: (error) => toast({ title: 'Your password was not changed', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <Card heading="Password">
      <form noValidate onSubmit={submit} className="grid gap-3">
        {/* For password managers, which keep a password with a name. */}
        <input type="hidden" autoComplete="username" value={session?.username ?? ''} readOnly />
        <EntryField
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          maxLength={512}
          issues={issues}
        />
        <EntryField
          name="newPassword"
          label="New password"
          hint="At least 8 characters. You are logged out everywhere else."
          type="password"
          autoComplete="new-password"
          maxLength={512}
          issues={issues}
        />
        <Button type="submit" busy={busy} busyLabel="Changing..." className="justify-self-start">
          Change password
        </Button>
      </form>
    </Card>
  );
}
