import { useEffect } from 'react';
import { AdminVerification, type sessionEndpoints } from '#shared/session.ts';
import { ApiError, plainApiClient } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { beginSession, clearAdminFlags, useSession } from '#web/session/session.ts';
import { recheckSession } from '#web/session/session-requests.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { PasswordInput } from '#web/ui/fields/Field.tsx';

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
  const form = useContractForm({
    contract: AdminVerification,
    defaultValues: { password: '' },
    blames: () => 'password',
  });
  const { setFocus } = form;

  // On opening, the dialog focuses its first button: move the focus to the password.
  useEffect(() => setFocus('password'), [setFocus]);

  const verify = form.submitTo(async ({ password }) => {
    try {
      await openAdminWindow(password);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'session-over') void recheckSession();
      if (onRefused?.(failure)) return;
      throw failure;
    }
    onPassed();
  });

  return (
    <FormDialog
      title="Admin Authentication Required"
      description={description}
      onClose={onCancel}
      busy={form.isSending}
      submitLabel="Verify"
      busyLabel="Verifying..."
      disabled={form.watch('password') === ''}
      onSubmit={verify}
    >
      <input name="username" autoComplete="username" value={session?.username ?? ''} readOnly hidden />
      <FormField form={form} name="password" label="Password" required>
        {(ties) => (
          <PasswordInput
            {...ties}
            secret="password"
            autoComplete="current-password"
            placeholder="Enter admin password"
            maxLength={512}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

const api = plainApiClient<typeof sessionEndpoints>();

/** Opens the admin window with the own password: the server accepts admin writes for a while. */
async function openAdminWindow(password: string) {
  beginSession(await api.send('POST /api/admin/verify', { body: { password } }));
}

/** Closes the admin window, here and on the server. */
export async function closeAdminWindow() {
  await api.send('DELETE /api/admin/verify');
  clearAdminFlags();
}
