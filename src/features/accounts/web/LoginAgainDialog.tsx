import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import { plainCallsOf } from '#web/plain-calls.ts';
import { endSession, isLoggedIn, useSession } from '#web/session.ts';
import { goOnFor, recheckSession } from '#web/session-calls.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { type calls, Login } from '../contract.ts';
import { EntryField } from './EntryField.tsx';

const api = plainCallsOf<typeof calls>();

/** What is on the page stays as it is, with all that was typed; a write that was refused is sent again after it. */
export function LoginAgainDialog() {
  const session = useSession();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string>();

  const { issues, busy, submit } = useCheckedForm({
    contract: Login,
    send: async (typed) => {
      setFailure(undefined);
      goOnFor(await api.send('POST /api/login', { body: typed }));
    },
    onFailed: (error) => {
      setFailure(messageOf(error));
      focusPassword(form.current);
    },
  });

  // The dialog opens by a method and then focuses its first field; that one is filled in.
  useEffect(() => focusPassword(form.current), []);

  useEffect(() => {
    // Another tab may have logged in meanwhile.
    const look = () => void recheckSession();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      if (isLoggedIn()) void client.invalidateQueries();
    };
  }, [client]);

  return (
    <FormDialog
      title="Log in again"
      description="You were logged out, but nothing is lost. Log in to pick up where you left off."
      onClose={endSession}
      closeLabel="Leave"
      stays
      busy={busy}
      submitLabel="Log in"
      busyLabel="Logging in..."
      onSubmit={submit}
      form={form}
      className="grid gap-4"
    >
      <EntryField
        name="username"
        label="Username"
        autoComplete="username"
        maxLength={30}
        defaultValue={session?.username}
        issues={issues}
      />
      <EntryField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={512}
        issues={{ ...issues, ...(failure !== undefined && { password: failure }) }}
      />
    </FormDialog>
  );
}

const focusPassword = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
