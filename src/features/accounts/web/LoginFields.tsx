import { type ComponentProps, Suspense } from 'react';
import type { Issues } from '#web/api/issues.ts';
import { useHash } from '#web/routing/rendering.ts';
import { Field, PasswordInput, TextInput } from '#web/ui/fields/Field.tsx';
import { joinFields } from './extension-points.ts';
import { launchTokenIn } from './links.ts';

/** The login fields, shared by the entry page and the dialogs. */
interface LoginFieldsProps {
  issues: Issues;
  /** The server is too busy, and the form goes on trying. */
  waits: boolean;
  username?: string | undefined;
}

export const LoginFields = ({ issues, waits, username }: LoginFieldsProps) => (
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
    <StillTrying waits={waits} />
  </>
);

export const ForgottenPassword = ({ className = '' }: { className?: string }) => (
  <p className={`text-[0.8125rem] text-soft ${className}`}>
    Forgot your password? Ask an officer or admin for a link to set a new one.
  </p>
);

interface EntryFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  issues: Issues;
}

export function EntryField({ label, hint, issues, type, ...rest }: EntryFieldProps) {
  return (
    <Field label={label} hint={hint} error={issues[rest.name]} required>
      {(ties) =>
        type === 'password' ? (
          <PasswordInput {...ties} {...rest} secret={label.toLowerCase()} />
        ) : (
          <TextInput {...ties} {...rest} type={type} autoCapitalize="none" spellCheck={false} />
        )
      }
    </Field>
  );
}

/** The registration fields, shared by the entry page and the dialog. */
interface RegistrationFieldsProps {
  issues: Issues;
  waits: boolean;
  onChoose: (afterwards: () => Promise<unknown>) => void;
}

export const RegistrationFields = ({ issues, waits, onChoose }: RegistrationFieldsProps) => (
  <>
    <LaunchField />
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
    <Suspense>
      {joinFields.contributions().map(({ key, Component }) => (
        <Component key={key} onChoose={onChoose} />
      ))}
    </Suspense>
    <StillTrying waits={waits} />
  </>
);

const StillTrying = ({ waits }: { waits: boolean }) => (
  <p role="status" className="text-sm text-soft empty:hidden">
    {waits && 'Many people are coming in at the moment. Still trying...'}
  </p>
);

/** The launch whose code the person scanned. */
function LaunchField() {
  const launch = launchTokenIn(useHash());
  return launch === undefined ? null : <input type="hidden" name="launch" value={launch} />;
}
