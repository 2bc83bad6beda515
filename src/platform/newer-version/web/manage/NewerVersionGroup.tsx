import { useQuery } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type NewerVersion, NewerVersionSettings } from '../../contract.ts';
import { api, newerVersionOptions } from '../api.ts';

/** A group of the settings: where the app looks for a newer version, if anywhere. */
export function NewerVersionGroup() {
  const { data } = useQuery(newerVersionOptions());
  return data ? <OpenGroup key={data.address} state={data} /> : null;
}

function OpenGroup({ state }: { state: NewerVersion }) {
  const { address } = state;
  const form = useContractForm({
    contract: NewerVersionSettings,
    defaultValues: { address: address ?? '' },
    onFailed: (error) => toast({ title: 'The address was not saved', description: getMessage(error), tone: 'bad' }),
  });
  const save = form.submitTo(async (body) => {
    await api.send('PUT /api/newer-version', { body });
    toast({ title: 'Settings saved', tone: 'good' });
  });
  const look = useWrite({
    send: () => api.send('POST /api/newer-version/check'),
    onFailed: (error) => toast({ title: 'The app did not look', description: getMessage(error), tone: 'bad' }),
  });
  const { isDirty } = form.formState;
  return (
    <Card heading="Newer versions" className="scroll-mt-4">
      <p className="-mt-2 mb-4 text-sm text-soft">
        Off unless you name an address. The app then looks there once a day, and the dashboard says when a newer version
        exists.
      </p>
      <form aria-label="Newer versions" noValidate onSubmit={save} className="grid gap-4">
        <FormField
          form={form}
          name="address"
          label="Where to look"
          hint="An https address of a JSON text with a version, or of GitHub’s latest release. Empty to look nowhere."
        >
          {(ties) => <TextInput {...ties} type="url" autoComplete="off" spellCheck={false} maxLength={500} />}
        </FormField>
        {address !== null && <LastLook state={state} />}
        <Refusal of={form} />
        <div className="flex flex-wrap justify-end gap-2">
          {address !== null && (
            <Button busy={look.isPending} busyLabel="Looking..." onClick={() => look.mutate(undefined)}>
              Look now
            </Button>
          )}
          <Button
            type="submit"
            variant={isDirty ? 'primary' : 'quiet'}
            disabled={!isDirty}
            busy={form.isSending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}

function LastLook({ state: { checkedAt, newer, failure, running } }: { state: NewerVersion }) {
  if (checkedAt === null) return <p className="text-sm text-soft">The app has not looked yet.</p>;
  const found = newer ? `${newer.version} exists, this village runs ${running}` : `nothing newer than ${running}`;
  return (
    <p role="status" className="text-sm text-soft">
      Looked <RelativeTime at={checkedAt} />: {failure === null ? found : `it failed. ${failure}.`}
    </p>
  );
}
