import type { Issues } from '#web/api/issues.ts';
import { EntryField } from './EntryField.tsx';

/** The login fields, shared by the entry page and the dialogs. */
export const LoginFields = ({ issues, username }: { issues: Issues; username?: string | undefined }) => (
  <>
    <EntryField
      name="username"
      label="Username"
      autoComplete="username"
      maxLength={30}
      defaultValue={username}
      issues={issues}
    />
    <EntryField
      name="password"
      label="Password"
      type="password"
      autoComplete="current-password"
      maxLength={512}
      issues={issues}
    />
  </>
);

export const ForgottenPassword = ({ className = '' }: { className?: string }) => (
  <p className={`text-[0.8125rem] text-soft ${className}`}>
    Forgot your password? Ask an officer or admin for a link to set a new one.
  </p>
);
