import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endSession, isLoggedIn, useSession } from '#web/session/session.ts';
import { goOnFor } from '#web/session/session-requests.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { CampusInDialog } from './campus/CampusInDialog.tsx';
import { useLogin, useOtherTabs } from './entering.ts';
import { ForgottenPassword, LoginFields } from './LoginFields.tsx';

/** Keeps the page with all typed text. A refused write is sent again after the login. */
export function LoginAgainDialog() {
  const session = useSession();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const { form, waits, submit } = useLogin({ onEntered: goOnFor });
  useOtherTabs();

  // On opening, the dialog focuses the username, which is filled in already: move the focus to the password.
  useEffect(() => element.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus(), []);

  useEffect(
    () => () => {
      if (isLoggedIn()) void client.invalidateQueries();
    },
    [client],
  );

  return (
    <FormDialog
      title="Log in again"
      description="You were logged out, but nothing is lost. Log in to pick up where you left off."
      onClose={endSession}
      closeLabel="Leave"
      stays
      busy={form.isSending}
      submitLabel="Log in"
      busyLabel="Logging in..."
      onSubmit={submit}
      form={element}
      className="grid gap-4"
    >
      <LoginFields username={session?.username} form={form} waits={waits} />
      <ForgottenPassword />
      <CampusInDialog />
    </FormDialog>
  );
}
