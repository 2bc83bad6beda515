import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { LinkDialog, type ShownLink } from '#features/people/accounts/web/people/LinkDialog.tsx';
import { tokenScopes } from '#shared/api-tokens.ts';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type MadeApiToken, NewApiToken, tokenNameLimit } from '../../contract.ts';
import { makeToken } from '../api.ts';
import { scopes } from './scopes.ts';

const Typed = z.object({ name: z.string(), scope: z.enum(tokenScopes), days: z.string() });
type Typed = z.infer<typeof Typed>;

/** A form's fields are text. */
const TokenForm = z.pipe(
  z.pipe(
    Typed,
    z.transform(({ days, ...rest }: Typed) => ({ ...rest, days: days === '' ? null : Number(days) })),
  ),
  NewApiToken,
);

const ends = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'Until it is revoked' },
];

export function NewTokenForm() {
  const [made, setMade] = useState<ShownLink | null>(null);
  const form = useContractForm({
    contract: TokenForm,
    defaultValues: { name: '', scope: 'member', days: '90' },
    onFailed: (error) => toast({ title: 'The token was not made', description: getMessage(error), tone: 'bad' }),
  });
  const make = form.submitTo(async (body) => {
    setMade(shownOnce(await makeToken(body)));
    form.reset();
  });
  return (
    <Card heading="Make a token">
      <p className="mb-4 text-soft">
        With a token, a screen in a hall, a website or a script reads this village. It writes nothing and is
        nobody&rsquo;s account. Programs find all calls in the{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer" className="font-semibold text-accent-text underline">
          description of the API
        </a>
        .
      </p>
      <form noValidate onSubmit={make} className="grid gap-4">
        <FormField form={form} name="name" label="What it is for" required>
          {(ties) => <TextInput {...ties} autoComplete="off" maxLength={tokenNameLimit} readOnly={form.isSending} />}
        </FormField>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">What it may read</legend>
          {tokenScopes.map((scope) => (
            <label key={scope} className={`ring-within ${choice}`}>
              <input
                type="radio"
                value={scope}
                {...form.register('scope')}
                className="mt-1 size-4 shrink-0 accent-accent-text outline-none"
              />
              <span className="grid gap-0.5">
                <span className="font-semibold">{scopes[scope].label}</span>
                <span className="text-sm text-soft">{scopes[scope].text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <FormField form={form} name="days" label="Works for">
          {(ties) => <Select {...ties} choices={ends} />}
        </FormField>
        <div className="empty:hidden">
          <Refusal of={form} />
        </div>
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel="Making...">
          <KeyRound className="size-4" aria-hidden /> Make the token
        </Button>
      </form>
      {made && <LinkDialog {...made} of="token" onClose={() => setMade(null)} />}
    </Card>
  );
}

const choice =
  'flex cursor-pointer gap-3 rounded-control border border-edge p-3 transition hover:border-soft has-checked:border-accent-text has-checked:bg-raised';

const shownOnce = ({ name, token }: MadeApiToken): ShownLink => ({
  title: `The token for ${name}`,
  description: 'Copy it now: it is shown only this once. Programs send it as “Authorization: Bearer”, then the token.',
  url: token,
});
