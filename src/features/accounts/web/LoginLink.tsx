import { LogIn } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { askForLogin } from './ask-for-login.ts';

/** Asks for the login over the page that a visitor reads; opened in another tab, it leads to the page of its own. */
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
