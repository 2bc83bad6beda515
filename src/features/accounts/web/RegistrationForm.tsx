import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import { takeWantedPath } from '#web/guard.ts';
import { plainCallsOf } from '#web/plain-calls.ts';
import { beginSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts.ts';
import { type calls, Registration } from '../contract.ts';
import { EntryField } from './EntryField.tsx';
import { acceptInvitation } from './invitation.ts';

const api = plainCallsOf<typeof calls>();
const mismatch = 'Passwords do not match';

export function RegistrationForm({ product }: { product: string }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { issues, busy, submit } = useCheckedForm({
    contract: Registration,
    check: (typed) =>
      typed['password'] === typed['confirmPassword'] ? null : { path: 'confirmPassword', message: mismatch },
    send: async (typed) => {
      const user = await api.send('POST /api/register', { body: typed });
      beginSession(user);
      const invited = await acceptInvitation(hash);
      await navigate(invited?.path ?? takeWantedPath(), { replace: true, viewTransition: true });
      const welcome = `Welcome to ${product}, ${user.displayName}`;
      toast(invited?.said ?? { title: 'Registration Successful', description: welcome, tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'Registration Failed', description: whyNot(error), tone: 'bad' }),
    onRefused: (issue) => {
      if (issue.message === mismatch) toast({ title: 'Registration Failed', description: mismatch, tone: 'bad' });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <EntryField
        name="username"
        label="Choose Identity"
        hint="3 to 20 letters, digits, _ . or -"
        autoComplete="username"
        maxLength={20}
        issues={issues}
      />
      <EntryField
        name="password"
        label="Password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        maxLength={512}
        issues={issues}
      />
      <EntryField
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        maxLength={512}
        issues={issues}
      />
      <Button type="submit" look="primary" wide busy={busy} busyLabel="Joining Network...">
        Join The Arena
      </Button>
    </form>
  );
}

/** What the person can do something about is said as the server says it; the rest as the catalogue says. */
function whyNot(error: unknown): string {
  const tellable = error instanceof ApiError && [0, 400, 429, 503].includes(error.status);
  return tellable ? error.message : 'Username may already exist or an error occurred';
}
