import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { LinkDialog } from '#features/people/accounts/web/people/LinkDialog.tsx';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { webhooksOptions } from '../api.ts';
import { type ShownSecret, WebhookCard } from './WebhookCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

/** Programs and groups outside that are told of games and announcements. */
export const WebhooksPage = () => (
  <AdminPage title="Webhooks">
    <Webhooks />
  </AdminPage>
);

function Webhooks() {
  const { data, error, isFetching, refetch } = useQuery(webhooksOptions());
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  if (!data && error)
    return (
      <ErrorState
        title="Failed to load the webhooks"
        text={getMessage(error)}
        onRetry={() => refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-56 rounded-card" />;
  const { webhooks, isOpen, hasLinks } = data;
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose grow basis-60 text-sm text-soft">
          Tell a group chat or another program of games and announcements. Names of players never leave.
          {!hasLinks && ' Messages have no links, because the app does not know its address: set PUBLIC_URL.'}
        </p>
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden /> Add a webhook
        </Button>
      </div>
      {webhooks.length === 0 ? (
        <EmptyState
          icon={WebhookIcon}
          title="No webhooks yet"
          text="In Discord, a channel's settings have an address for one: Integrations, Webhooks."
        />
      ) : (
        <ul aria-label="Webhooks" className="grid grid-cols-1 gap-3.5 lg:grid-cols-2 lg:items-start">
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} isOpen={isOpen} onSecret={setShown} />
          ))}
        </ul>
      )}
      {isAdding && (
        <WebhookDialog
          isOpen={isOpen}
          onMade={({ form, name, secret }) => form === 'json' && setShown({ name, secret })}
          onClose={() => setAdding(false)}
        />
      )}
      {shown && (
        <LinkDialog
          title={`The secret of ${shown.name}`}
          description="With it the receiver checks that a message is from this village. It is shown only now."
          of="secret"
          url={shown.secret}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
