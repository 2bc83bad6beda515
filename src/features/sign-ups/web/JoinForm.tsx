import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ApiError } from '#web/api.ts';
import { useCheckedForm } from '#web/checked-form.ts';
import type { Issues } from '#web/issues.ts';
import { useSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Toast, toast } from '#web/ui/toasts.ts';
import { SignUp } from '../contract.ts';
import { ownSignUpsOptions, sendSignUp } from './api.ts';

const otherClubs = 'Clubs that are not listed are not taking sign-ups right now.';

const invalidSmid: Toast = {
  title: 'Invalid SMID',
  description: 'SMID must be an 8-digit number',
  tone: 'bad',
};

interface JoinFormProps {
  clubs: readonly string[];
  /** The club that a link led from. */
  chosen: string | undefined;
}

export function JoinForm({ clubs, chosen = '' }: JoinFormProps) {
  const [club, setClub] = useState(chosen);
  const isMember = useSession() !== null;
  const { data: own } = useQuery({ ...ownSignUpsOptions(), enabled: isMember });
  const { issues, busy, submit } = useCheckedForm({
    contract: SignUp,
    send: async (typed, form) => {
      await sendSignUp(typed);
      form.reset();
      setClub('');
      toast({ title: 'Sign-up Successful', description: `Your application for ${typed.club} was sent.`, tone: 'good' });
    },
    onFailed: (error) => toast(isOf('smid', error) ? invalidSmid : failed(error)),
    onRefused: ({ path }) => {
      if (path === 'smid') toast(invalidSmid);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="Club"
        hint={own?.some((sent) => sent.club === club) ? 'You have already signed up for this club.' : otherClubs}
        error={issues['club']}
        required
      >
        {(ties) => (
          <Select {...ties} name="club" value={club} onChange={({ target }) => setClub(target.value)}>
            <option value="">Choose a club</option>
            {clubs.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line name="firstName" label="First name" autoComplete="given-name" issues={issues} />
        <Line name="surname" label="Surname" autoComplete="family-name" issues={issues} />
      </div>
      {/* No limit of its own: a number pasted with a digit too many must not be cut to a wrong one. */}
      <Line name="smid" label="SMID" hint="Your 8-digit student number" inputMode="numeric" issues={issues} />
      <p className="text-[0.8125rem] text-soft">Only the village's admins see this. It is deleted after a year.</p>
      <Button type="submit" look="primary" wide busy={busy} busyLabel="Signing up...">
        Sign up
      </Button>
    </form>
  );
}

interface LineProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  issues: Issues;
}

function Line({ label, hint, issues, name, ...rest }: LineProps) {
  return (
    <Field label={label} hint={hint} error={issues[name]} required>
      {(ties) => <TextInput {...ties} {...rest} name={name} autoComplete={rest.autoComplete ?? 'off'} />}
    </Field>
  );
}

const isOf = (field: string, error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === field);

/** Somebody who has tried too often is told to wait, not to try again. */
const failed = (error: unknown): Toast => ({
  title:
    error instanceof ApiError && error.status === 409 && isOf('club', error) ? 'Already signed up' : 'Sign-up Failed',
  description:
    error instanceof ApiError && (error.code === 'limit' || isOf('club', error))
      ? error.message
      : 'There was an error submitting your application. Please try again.',
  tone: 'bad',
});
