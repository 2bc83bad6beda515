import { useQueryClient } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Email, type EmailChange, NewEmail, type Notifications } from '../contract.ts';
import { changeAddress, chooseEmails, notificationsOptions, removeAddress } from './api.ts';

interface EmailProps {
  email: Email;
  hasDigest: boolean;
}

/** What comes by e-mail, and to which address. Shown only if the village sends e-mails. */
export function EmailCard({ email, hasDigest }: EmailProps) {
  const show = useShownEmail();
  const removing = useWrite({
    send: removeAddress,
    onDone: show,
    onFailed: (error) => toast({ title: 'Your address is still here', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Card heading="By e-mail">
      <div className="grid gap-3">
        <p className="text-sm text-soft wrap-anywhere" role="status">
          {stateText(email)}
        </p>
        {email.state === 'confirmed' && <EmailChoices email={email} hasDigest={hasDigest} />}
        <AddressForm key={email.address} email={email} onSent={show} />
        {email.address !== null && (
          <Button
            small
            className="justify-self-start"
            busy={removing.isPending}
            busyLabel="Removing..."
            onClick={() => removing.mutate(undefined)}
          >
            Remove my address
          </Button>
        )}
      </div>
    </Card>
  );
}

function stateText({ address, state }: Email): string {
  if (state === 'none') return 'Your digest and results to confirm can also come by e-mail. Only you see your address.';
  if (state === 'waiting') return `Open the link in the e-mail to ${address}. It works for a day.`;
  if (state === 'refused')
    return `The mail server of ${address} refused our e-mail. Check the address, or use another.`;
  return `E-mails go to ${address}. Only you see it.`;
}

function EmailChoices({ email, hasDigest }: EmailProps) {
  const show = useShownEmail();
  const choosing = useWrite({
    send: (chosen: EmailChange) => chooseEmails(chosen),
    onDone: show,
    onFailed: (error) => toast({ title: 'Your choice was not saved', description: getMessage(error), tone: 'bad' }),
  });
  const onItsWay: EmailChange = choosing.isPending ? choosing.variables : {};
  const [digest, results] = [onItsWay.digest ?? email.digest, onItsWay.results ?? email.results];
  return (
    <fieldset>
      <legend className="sr-only">What comes by e-mail</legend>
      <CheckRow
        checked={digest}
        disabled={!(hasDigest || digest)}
        onCheck={(isChosen) => choosing.mutate({ digest: isChosen })}
      >
        Digest by e-mail
      </CheckRow>
      {!hasDigest && <p className="px-2 text-sm text-soft">Choose an hour under Digest first.</p>}
      <CheckRow checked={results} onCheck={(isChosen) => choosing.mutate({ results: isChosen })}>
        Results to confirm by e-mail
      </CheckRow>
    </fieldset>
  );
}

function AddressForm({ email, onSent }: { email: Email; onSent: (email: Email) => void }) {
  const form = useContractForm({
    contract: NewEmail,
    defaultValues: { address: email.address ?? '' },
    onFailed: (error) => toast({ title: 'No link was sent', description: getMessage(error), tone: 'bad' }),
  });
  const send = form.submitTo(async ({ address }) => {
    const sent = await changeAddress(address);
    onSent(sent);
    if (sent.state === 'waiting') toast({ title: 'A link is on its way', description: address, tone: 'good' });
  });
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <FormField form={form} name="address" label="E-mail address" required>
        {(ties) => (
          <TextInput
            {...ties}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        )}
      </FormField>
      <Refusal of={form} />
      <Button type="submit" busy={form.isSending} busyLabel="Sending..." className="justify-self-start">
        {email.state === 'waiting' ? 'Send the link again' : 'Send me a link'}
      </Button>
    </form>
  );
}

function useShownEmail() {
  const client = useQueryClient();
  return (email: Email) =>
    client.setQueryData(
      notificationsOptions.queryKey,
      (before: Notifications | undefined) => before && { ...before, email },
    );
}
