import { useNavigate } from 'react-router';
import { messageOf, plainCallsOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { beginSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type calls, PasswordByLink } from '../contract.ts';
import { EntryField } from './LoginFields.tsx';

const api = plainCallsOf<typeof calls>();

/** The form behind a link for a lost password. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { issues, busy, submit } = useCheckedForm({
    contract: PasswordByLink,
    check: (typed) =>
      typed['newPassword'] === typed['confirmPassword']
        ? null
        : { path: 'confirmPassword', message: 'Passwords do not match' },
    send: async (typed) => {
      const user = await api.send('POST /api/password-link', { body: typed });
      beginSession(user);
      await navigate('/home', { replace: true, viewTransition: true });
      toast({ title: 'Your new password is set', description: `Welcome back, ${user.displayName}`, tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'The password was not set', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">Set a new password</h2>
        <p className="text-sm text-soft">You will be logged in here, and logged out everywhere else.</p>
      </div>
      <input type="hidden" name="token" value={token} />
      <EntryField
        name="newPassword"
        label="New password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        maxLength={512}
        issues={issues}
      />
      <EntryField
        name="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        maxLength={512}
        issues={issues}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel="Setting your password...">
        Set password
      </Button>
    </form>
  );
}
