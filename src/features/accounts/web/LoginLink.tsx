import { LogIn } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
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
