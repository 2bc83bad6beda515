import { ChevronDown, KeyRound, Pencil, Power, PowerOff, Send, Trash2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { type Action, ActionMenu } from '#web/ui/ActionMenu.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog, DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Webhook } from '../../contract.ts';
import { api } from '../api.ts';
import { audienceWarning, describeTelling, formNames } from '../copy.ts';
import { Deliveries } from './Deliveries.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

/** The secret of a webhook, which is shown once. */
export interface ShownSecret {
  name: string;
  secret: string;
}

interface WebhookCardProps {
  webhook: Webhook;
  isOpen: boolean;
  onSecret: (shown: ShownSecret) => void;
}

type Asked = 'edit' | 'secret' | 'delete' | null;

export function WebhookCard({ webhook, isOpen, onSecret }: WebhookCardProps) {
  const { id, version, name, host, form, audience, isOn } = webhook;
  const [asked, setAsked] = useState<Asked>(null);
  const [isListed, setListed] = useState(false);
  const listId = useId();
  const close = () => setAsked(null);
  const test = useWrite({
    send: () => api.send('POST /api/webhooks/:id/test', { params: { id } }),
    onDone: () => setListed(true),
    onFailed: (error) => toast({ title: 'The test was not sent', description: getMessage(error), tone: 'bad' }),
  });
  const turn = useWrite({
    send: () => api.send('PATCH /api/webhooks/:id', { params: { id }, body: { version, isOn: !isOn } }),
    onDone: () => toast({ title: `${name} was switched ${isOn ? 'off' : 'on'}`, tone: 'good' }),
    onFailed: (error) => toast({ title: `${name} was not switched`, description: getMessage(error), tone: 'bad' }),
  });
  const actions: Action[] = [
    { icon: Pencil, label: 'Edit', onChoose: () => setAsked('edit') },
    {
      icon: isOn ? PowerOff : Power,
      label: isOn ? 'Switch off' : 'Switch on',
      onChoose: () => turn.mutate(undefined),
    },
    ...(form === 'json' ? [{ icon: KeyRound, label: 'New secret', onChoose: () => setAsked('secret') }] : []),
    { icon: Trash2, label: 'Delete', onChoose: () => setAsked('delete') },
  ];
  return (
    <Card
      as="li"
      heading={name}
      aside={
        <span className="flex items-center gap-1">
          <State webhook={webhook} />
          <ActionMenu label={`Actions for ${name}`} actions={actions} />
        </span>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm [&>dd]:wrap-anywhere [&>dt]:text-soft">
        <dt>To</dt>
        <dd>
          {host} · {formNames[form]}
        </dd>
        <dt>Tells</dt>
        <dd>{describeTelling(webhook)}</dd>
        <dt>Readers</dt>
        <dd>{audience === 'visitors' ? 'Anyone: only what visitors may see' : 'Members: what members may see'}</dd>
      </dl>
      <Warning>{audienceWarning(audience, isOpen)}</Warning>
      <Trouble webhook={webhook} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button small busy={test.isPending} busyLabel="Sending..." onClick={() => test.mutate(undefined)}>
          <Send className="size-4" aria-hidden /> Send a test
        </Button>
        <Button
          small
          variant="plain"
          aria-expanded={isListed}
          aria-controls={listId}
          onClick={() => setListed(!isListed)}
        >
          Messages
          <ChevronDown className={`size-4 transition-transform ${isListed ? 'rotate-180' : ''}`} aria-hidden />
        </Button>
      </div>
      <div id={listId}>{isListed && <Deliveries webhook={webhook} />}</div>
      {asked === 'edit' && <WebhookDialog webhook={webhook} isOpen={isOpen} onClose={close} />}
      {asked === 'secret' && <SecretDialog webhook={webhook} onSecret={onSecret} onClose={close} />}
      {asked === 'delete' && (
        <DeleteDialog
          title={`Delete ${name}?`}
          description="Nothing more is sent there, and the list of what was sent goes as well."
          send={() => api.send('DELETE /api/webhooks/:id', { params: { id } })}
          done={`${name} was deleted`}
          failed={`${name} was not deleted`}
          onClose={close}
        />
      )}
    </Card>
  );
}

function State({ webhook: { isOn, failingSince } }: { webhook: Webhook }) {
  if (!isOn) return <Pill>Off</Pill>;
  return failingSince === null ? <Pill tone="win">On</Pill> : <Pill tone="loss">Failing</Pill>;
}

const Warning = ({ children }: { children: string | null }) =>
  children && (
    <p className="mt-2 flex gap-2 text-gold text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {children}
    </p>
  );

function Trouble({ webhook: { isOn, offBecause, failingSince, oldSecretUntil } }: { webhook: Webhook }) {
  if (offBecause === 'gone')
    return <Warning>The app switched it off: its address no longer exists. Enter a new one.</Warning>;
  if (offBecause === 'failing')
    return (
      <Warning>The app switched it off: nothing had arrived for three days. Send a test, then switch it on.</Warning>
    );
  if (isOn && failingSince !== null)
    return (
      <p className="mt-2 text-sm text-soft">
        Nothing has arrived since <RelativeTime at={failingSince} />. After three days it is switched off.
      </p>
    );
  return (
    oldSecretUntil !== null && (
      <p className="mt-2 text-sm text-soft">For a day after a new secret, messages are signed with both.</p>
    )
  );
}

function SecretDialog({
  webhook: { id, name },
  onSecret,
  onClose,
}: {
  webhook: Webhook;
  onSecret: (shown: ShownSecret) => void;
  onClose: () => void;
}) {
  const replace = async () => {
    try {
      onSecret({ name, ...(await api.send('POST /api/webhooks/:id/secret', { params: { id } })) });
    } catch (error) {
      toast({ title: 'The secret was not replaced', description: getMessage(error), tone: 'bad' });
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={`A new secret for ${name}?`}
      description="For a day, messages are signed with the old one as well. Give the new one to the receiver in that time."
      confirmLabel="New secret"
      busyLabel="Making it..."
      onConfirm={replace}
      onClose={onClose}
    />
  );
}
