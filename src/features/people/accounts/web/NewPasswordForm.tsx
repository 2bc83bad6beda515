import { useNavigate } from 'react-router';
import { getMessage, plainApiClient } from '#web/api/api.ts';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { beginSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type endpoints, PasswordByLink } from '../contract.ts';
import { EntryField } from './LoginFields.tsx';

const api = plainApiClient<typeof endpoints>();

/** The form behind a link for a lost password. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useContractForm({
    contract: PasswordByLink,
    defaultValues: { token },
    check: ({ newPassword, confirmPassword }) =>
      newPassword === confirmPassword ? null : { path: 'confirmPassword', message: 'Passwords do not match' },
    onFailed: (error) => toast({ title: 'The password was not set', description: getMessage(error), tone: 'bad' }),
  });
  const set = form.submitTo(async (body) => {
    const user = await api.send('POST /api/password-link', { body });
    beginSession(user);
    await navigate('/home', { replace: true, viewTransition: true });
    toast({ title: 'Your new password is set', description: `Welcome back, ${user.displayName}`, tone: 'good' });
  });
  return (
    <form noValidate onSubmit={set} className="grid gap-4">
      <div className="grid gap-1">
        <h2>Set a new password</h2>
        <p className="text-sm text-soft">You will be logged in here, and logged out everywhere else.</p>
      </div>
      <EntryField
        form={form}
        name="newPassword"
        label="New password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        maxLength={512}
      />
      <EntryField
        form={form}
        name="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        maxLength={512}
      />
      <Refusal of={form} />
      <Button type="submit" variant="primary" wide busy={form.isSending} busyLabel="Setting your password...">
        Set password
      </Button>
    </form>
  );
}
