import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Path } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { nameKey } from '#shared/names.ts';
import { ApiError } from '#web/api/api.ts';
import { FormField, type FormOf } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select, TextInput } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { type Toast, toast } from '#web/ui/toasts/toasts.ts';
import { SignUp } from '../contract.ts';
import { clubsOnOfferOptions, ownSignUpsOptions, sendSignUp } from './api.ts';

/** Open to everyone: a newcomer signs up for a club before having an account. */
export function JoinPage() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>Join</PageTitle>
      <div className="grid gap-3.5">
        <Card hero className="grid gap-1.5 py-6 sm:px-6">
          <h2 className="text-2xl">Find your team</h2>
          <p className="max-w-[46ch] text-soft">
            Choose a club and leave your name. The village's admins pass it on to the club.
          </p>
        </Card>
        <Card as="div" className="sm:p-6">
          <Form />
        </Card>
      </div>
    </div>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(clubsOnOfferOptions())]);

function Form() {
  const clubs = useQuery(clubsOnOfferOptions());
  const [search] = useSearchParams();
  const asked = search.get('club');
  if (clubs.data) {
    const chosen = asked === null ? undefined : clubs.data.find((club) => nameKey(club) === nameKey(asked));
    return (
      <>
        {asked !== null && chosen === undefined && (
          <p role="status" className="mb-4 rounded-control bg-raised p-3.5 text-sm">
            The club that you opened is not taking sign-ups right now. You can choose another one.
          </p>
        )}
        <JoinForm clubs={clubs.data} chosen={chosen} />
      </>
    );
  }
  if (clubs.isError) {
    return <ErrorState title="The clubs did not load" onRetry={() => clubs.refetch()} busy={clubs.isFetching} />;
  }
  return (
    <Loading label="Loading clubs..." className="grid gap-4">
      {['club', 'names', 'smid', 'send'].map((slot) => (
        <Skeleton key={slot} className="h-18 rounded-control" />
      ))}
    </Loading>
  );
}

const otherClubs = 'Clubs not listed here are closed to sign-ups for now.';

const invalidSmid: Toast = {
  title: 'Invalid SMID',
  description: 'SMID must be an 8-digit number',
  tone: 'bad',
};

interface JoinFormProps {
  clubs: readonly string[];
  /** The club whose link led here. */
  chosen: string | undefined;
}

function JoinForm({ clubs, chosen = '' }: JoinFormProps) {
  const isMember = useSession() !== null;
  const { data: own } = useQuery({ ...ownSignUpsOptions(), enabled: isMember });
  const form = useContractForm({
    contract: SignUp,
    defaultValues: { club: chosen },
    onInvalid: (errors) => {
      if (Object.keys(errors)[0] === 'smid') toast(invalidSmid);
    },
    onFailed: (error) => toast(isOf('smid', error) ? invalidSmid : failed(error)),
  });
  const club = form.watch('club');
  const signUp = form.submitTo(async (typed) => {
    await sendSignUp(typed);
    form.reset({ club: '', firstName: '', surname: '', smid: '' });
    toast({ title: 'Sign-up Successful', description: `Your application for ${typed.club} was sent.`, tone: 'good' });
  });
  return (
    <form noValidate onSubmit={signUp} className="grid gap-4">
      <FormField
        form={form}
        name="club"
        label="Club"
        hint={own?.some((sent) => sent.club === club) ? 'You have already signed up for this club.' : otherClubs}
        required
      >
        {(ties) => (
          <Select {...ties}>
            <option value="">Choose a club</option>
            {clubs.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line form={form} name="firstName" label="First name" autoComplete="given-name" />
        <Line form={form} name="surname" label="Surname" autoComplete="family-name" />
      </div>
      {/* No maxLength: a pasted number with a digit too many must not be cut to a wrong one. */}
      <Line form={form} name="smid" label="SMID" hint="Your 8-digit student number" inputMode="numeric" />
      <p className="text-sm text-soft">Only the admins and that club see this. It is deleted after a year.</p>
      <Refusal of={form} />
      <Button type="submit" variant="primary" wide busy={form.isSending} busyLabel="Signing up...">
        Sign up
      </Button>
    </form>
  );
}

interface LineProps extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: FormOf<SignUp>;
  name: Path<SignUp>;
  label: string;
  hint?: string;
}

function Line({ form, name, label, hint, autoComplete = 'off', ...rest }: LineProps) {
  return (
    <FormField form={form} name={name} label={label} hint={hint} required>
      {(ties) => <TextInput {...rest} {...ties} autoComplete={autoComplete} />}
    </FormField>
  );
}

const isOf = (field: string, error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === field);

/** Somebody who has reached the rate limit is told to wait, not to try again. */
const failed = (error: unknown): Toast => ({
  title:
    error instanceof ApiError && error.status === 409 && isOf('club', error) ? 'Already signed up' : 'Sign-up Failed',
  description:
    error instanceof ApiError && (error.code === 'limit' || isOf('club', error))
      ? error.message
      : 'There was an error submitting your application. Please try again.',
  tone: 'bad',
});
