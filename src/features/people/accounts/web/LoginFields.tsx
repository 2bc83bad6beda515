import { type ComponentProps, Suspense } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormField, type FormOf } from '#web/forms/FormField.tsx';
import { useHash } from '#web/routing/rendering.ts';
import { PasswordInput, TextInput } from '#web/ui/fields/Field.tsx';
import type { Login, Registration } from '../contract.ts';
import { joinFields } from './extension-points.ts';
import { launchTokenIn } from './links.ts';

/** The login fields, shared by the entry page and the dialogs. */
interface LoginFieldsProps {
  form: FormOf<z.input<typeof Login>>;
  /** The server is too busy, and the form goes on trying. */
  waits: boolean;
  username?: string | undefined;
}

export const LoginFields = ({ form, waits, username }: LoginFieldsProps) => (
  <>
    <EntryField
      form={form}
      name="username"
      label="Username"
      autoComplete="username"
      maxLength={30}
      defaultValue={username}
    />
    <EntryField
      form={form}
      name="password"
      label="Password"
      type="password"
      autoComplete="current-password"
      maxLength={512}
    />
    <StillTrying waits={waits} />
  </>
);

export const ForgottenPassword = ({ className = '' }: { className?: string }) => (
  <p className={`text-sm text-soft ${className}`}>
    Forgot your password? Ask an officer or admin for a link to set a new one.
  </p>
);

interface EntryFieldProps<Values extends FieldValues> extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: FormOf<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
}

export function EntryField<Values extends FieldValues>(props: EntryFieldProps<Values>) {
  const { form, name, label, hint, type, ...rest } = props;
  return (
    <FormField form={form} name={name} label={label} hint={hint} required>
      {(ties) =>
        type === 'password' ? (
          <PasswordInput {...rest} {...ties} secret={label.toLowerCase()} />
        ) : (
          <TextInput {...rest} {...ties} type={type} autoCapitalize="none" spellCheck={false} />
        )
      }
    </FormField>
  );
}

/** The registration fields, shared by the entry page and the dialog. */
interface RegistrationFieldsProps {
  form: FormOf<z.input<typeof Registration>>;
  waits: boolean;
  onChoose: (afterwards: () => Promise<unknown>) => void;
}

export const RegistrationFields = ({ form, waits, onChoose }: RegistrationFieldsProps) => (
  <>
    <LaunchField form={form} />
    <EntryField
      form={form}
      name="username"
      label="Choose Identity"
      hint="3 to 20 letters, digits, _ . or -"
      autoComplete="username"
      maxLength={20}
    />
    <EntryField
      form={form}
      name="password"
      label="Password"
      hint="At least 8 characters"
      type="password"
      autoComplete="new-password"
      maxLength={512}
    />
    <EntryField
      form={form}
      name="confirmPassword"
      label="Confirm Password"
      type="password"
      autoComplete="new-password"
      maxLength={512}
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
function LaunchField({ form }: Pick<RegistrationFieldsProps, 'form'>) {
  const launch = launchTokenIn(useHash());
  return launch === undefined ? null : <input type="hidden" {...form.register('launch')} value={launch} />;
}
