import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { forgetWantedPath } from '#web/session/guard.ts';
import { logOut } from '#web/session/session-requests.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { askForLogin } from './ask-for-login.ts';

/** Opens the login dialog over the current page. In a new tab, the link opens the entry page instead. */
export const LoginLink = (size: { small?: true; wide?: true }) => (
  <ButtonLink
    to="/auth"
    {...size}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      askForLogin();
    }}
  >
    <LogIn className="size-4" aria-hidden />
    Log in
  </ButtonLink>
);

export function useLogOut() {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const leave = async () => {
    setBusy(true);
    try {
      const left = await logOut();
      forgetWantedPath();
      await navigate(left?.campus ? '/#campus=out' : '/');
      toast({ title: 'Logged Out', description: 'You have been logged out successfully' });
    } catch (error) {
      toast({ title: 'Not logged out', description: getMessage(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { logOut: leave, busy };
}
