import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Fault, Select, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { kinds, maxNameLength, NewWebhook, type Webhook, type WebhookKind } from '../../contract.ts';
import { api } from '../api.ts';
import { audienceWarning, choiceNames } from '../copy.ts';

interface WebhookDialogProps {
  /** The one to change; none for a new one. */
  webhook?: Webhook;
  isOpen: boolean;
  onMade?: (made: Webhook & { secret: string }) => void;
  onClose: () => void;
}

/** An empty address leaves that of a webhook as it is. */
const Changed = z.strictObject({ ...NewWebhook.shape, address: z.string() });

const forms = [
  { value: 'discord', label: 'Discord' },
  { value: 'json', label: 'JSON, for another program' },
];
const tellings = [
  { value: 'automatic', label: 'By itself, right after it happens' },
  { value: 'press', label: 'When an officer presses Tell the group' },
];
const audiences = [
  { value: 'visitors', label: 'Anyone: only what visitors may see' },
  { value: 'members', label: 'Members of this village' },
];

export function WebhookDialog({ webhook, isOpen, onMade, onClose }: WebhookDialogProps) {
  const form = useContractForm({
    contract: webhook ? Changed : NewWebhook,
    defaultValues: valuesOf(webhook, isOpen),
    onFailed: (error) => toast({ title: 'The webhook was not saved', description: getMessage(error), tone: 'bad' }),
  });
  const save = form.submitTo(async ({ address, ...typed }) => {
    const chosen = { ...typed, kinds: typed.kinds.filter(isOfferedTo(typed.audience)) };
    if (webhook) {
      const { id, version } = webhook;
      const body = { ...chosen, version, ...(address.trim() !== '' && { address }) };
      await api.send('PATCH /api/webhooks/:id', { params: { id }, body });
    } else {
      onMade?.(await api.send('POST /api/webhooks', { body: { ...chosen, address } }));
    }
    onClose();
  });
  const [telling, audience, chosen] = form.watch(['telling', 'audience', 'kinds']);
  const offered = kinds.filter(isOfferedTo(audience));
  const warning = audienceWarning(audience, isOpen);
  const choose = (kind: WebhookKind, isIn: boolean) =>
    form.setValue(
      'kinds',
      kinds.filter((one) => (one === kind ? isIn : chosen.includes(one))),
      { shouldDirty: true },
    );
  return (
    <FormDialog
      title={webhook ? `Edit ${webhook.name}` : 'Add a webhook'}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={form.isSending}
      refusalOf={form}
      onSubmit={save}
      onClose={onClose}
      className="grid gap-4"
    >
      <FormField form={form} name="name" label="Name" hint="Such as the group that reads it" required>
        {(ties) => <TextInput {...ties} autoComplete="off" maxLength={maxNameLength} />}
      </FormField>
      <FormField form={form} name="address" label="Address" hint={addressHint(webhook)} required={!webhook}>
        {(ties) => <TextInput {...ties} type="url" autoComplete="off" spellCheck={false} maxLength={500} />}
      </FormField>
      <FormField form={form} name="form" label="Form">
        {(ties) => <Select {...ties} choices={forms} />}
      </FormField>
      <FormField form={form} name="audience" label="Who reads it" hint={warning ?? 'Names of players never leave.'}>
        {(ties) => <Select {...ties} choices={audiences} />}
      </FormField>
      <FormField form={form} name="telling" label="When">
        {(ties) => <Select {...ties} choices={tellings} />}
      </FormField>
      {telling === 'automatic' && (
        <fieldset data-field="kinds">
          <legend className="mb-1.5 font-semibold text-sm">News</legend>
          <div className="grid rounded-control border border-line px-1.5 py-1">
            {offered.map((kind) => (
              <CheckRow key={kind} checked={chosen.includes(kind)} onCheck={(isIn) => choose(kind, isIn)}>
                {choiceNames[kind]}
              </CheckRow>
            ))}
          </div>
          <Fault>{form.getFieldState('kinds', form.formState).error?.message}</Fault>
        </fieldset>
      )}
    </FormDialog>
  );
}

const isOfferedTo = (audience: Webhook['audience']) => (kind: WebhookKind) =>
  kind !== 'announcement' || audience === 'members';

const addressHint = (webhook: Webhook | undefined): string =>
  webhook ? `Leave it empty to keep the one at ${webhook.host}` : 'Starts with https. It is not shown again.';

function valuesOf(webhook: Webhook | undefined, isOpen: boolean): NewWebhook {
  if (webhook) {
    const { name, form, telling, audience, kinds: chosen } = webhook;
    return { name, form, telling, audience, kinds: chosen, address: '' };
  }
  return {
    ...{ name: '', address: '', form: 'discord', telling: 'automatic' },
    audience: isOpen ? 'visitors' : 'members',
    kinds: ['moved', 'final', 'corrected'],
  };
}
