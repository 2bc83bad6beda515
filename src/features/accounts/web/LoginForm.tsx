import { useLocation, useNavigate } from 'react-router';
import type { CurrentUser } from '#shared/session.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import { takeWantedPath } from '#web/guard.ts';
import { plainCallsOf } from '#web/plain-calls.ts';
import { beginSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts.ts';
import { type calls, Login } from '../contract.ts';
import { EntryField } from './EntryField.tsx';
import { acceptInvitation } from './invitation.ts';

const api = plainCallsOf<typeof calls>();

export function LoginForm() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { issues, busy, submit } = useCheckedForm({
    contract: Login,
    send: async (typed) => {
      const user = await api.send('POST /api/login', { body: typed });
      beginSession(user);
      const invited = await acceptInvitation(hash);
      await navigate(invited?.path ?? takeWantedPath(), { replace: true, viewTransition: true });
      toast(invited?.said ?? welcome(user));
    },
    onFailed: (error) => toast({ title: 'Login Failed', description: whyNot(error), tone: 'bad' }),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <EntryField name="username" label="Username" autoComplete="username" maxLength={30} issues={issues} />
      <EntryField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={512}
        issues={issues}
      />
      <Button type="submit" look="primary" wide busy={busy} busyLabel="Accessing System...">
        Initialize Connection
      </Button>
      <p className="text-center text-[0.8125rem] text-soft">
        Forgot your password? Ask an officer or admin for a link to set a new one.
      </p>
    </form>
  );
}

function welcome(user: CurrentUser) {
  const title = user.isAdmin ? 'Admin Login Successful' : 'Login Successful';
  return { title, description: `Welcome back, ${user.displayName}`, tone: 'good' as const };
}

function whyNot(error: unknown): string {
  return error instanceof ApiError && error.code === 'wrong-password'
    ? 'Invalid username or password'
    : messageOf(error);
}
