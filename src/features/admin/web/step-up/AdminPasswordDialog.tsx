import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { sessionCalls } from '#shared/session.ts';
import { ApiError, messageOf, plainCallsOf } from '#web/api/api.ts';
import { beginSession, clearAdminFlags, useSession } from '#web/session/session.ts';
import { recheckSession } from '#web/session/session-calls.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, PasswordInput } from '#web/ui/fields/Field.tsx';

interface AdminPasswordDialogProps {
  description: string;
  onCancel: () => void;
  /** Called once the admin window is open. */
  onPassed: () => void;
  /** Returns whether it handled the failure; otherwise it shows beside the password, which can be typed again. */
  onRefused?: (failure: unknown) => boolean;
}

/** Asks an admin for their own password, and opens the admin window with it. */
export function AdminPasswordDialog({ description, onCancel, onPassed, onRefused }: AdminPasswordDialogProps) {
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const focusPassword = () => form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();

  // On opening, the dialog focuses its first button: move the focus to the password.
  useEffect(focusPassword, []);

  const verify = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password === '' || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await openAdminWindow(password);
      onPassed();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'session-over') void recheckSession();
      if (onRefused?.(failure)) return;
      setBusy(false);
      setError(messageOf(failure));
      focusPassword();
    }
  };

  return (
    <FormDialog
      title="Admin Authentication Required"
      description={description}
      onClose={onCancel}
      busy={busy}
      submitLabel="Verify"
      busyLabel="Verifying..."
      disabled={password === ''}
      onSubmit={verify}
      form={form}
    >
      <input name="username" autoComplete="username" value={session?.username ?? ''} readOnly hidden />
      <Field label="Password" error={error} required>
        {(ties) => (
          <PasswordInput
            {...ties}
            name="password"
            secret="password"
            autoComplete="current-password"
            placeholder="Enter admin password"
            maxLength={512}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

const api = plainCallsOf<typeof sessionCalls>();

/** Opens the admin window with the own password: the server accepts admin writes for a while. */
async function openAdminWindow(password: string) {
  beginSession(await api.send('POST /api/admin/verify', { body: { password } }));
}

/** Closes the admin window, here and on the server. */
export async function closeAdminWindow() {
  await api.send('DELETE /api/admin/verify');
  clearAdminFlags();
}
