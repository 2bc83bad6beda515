import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Link2 } from 'lucide-react';
import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { copyLinkAndSay } from '#web/share.ts';
import { Button, buttonClasses } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { chosenWhenEntered, Field, TextInput } from '#web/ui/fields/Field.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { feedOptions, renewFeed, revokeFeed } from './api.ts';
import { FeedChoices } from './FeedChoices.tsx';

/** Shows the person's feed URL for calendar apps, and the choice of what it contains. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { data: feed, error, isFetching, refetch } = useQuery(feedOptions);
  const client = useQueryClient();
  const [asking, setAsking] = useState<'renew' | 'turn-off' | null>(null);
  const onFailed = (failure: Error) =>
    toast({ title: 'Your subscription was not changed', description: getMessage(failure), tone: 'bad' });
  const renewal = useWrite({
    send: renewFeed,
    onDone: (renewed) => {
      client.setQueryData(feedOptions.queryKey, renewed);
      toast({ title: 'This is your new link', tone: 'good' });
    },
    onFailed,
  });
  const revocation = useWrite({
    send: revokeFeed,
    onDone: () => {
      if (feed) client.setQueryData(feedOptions.queryKey, { ...feed, url: null });
      toast({ title: 'Your link is turned off', tone: 'good' });
    },
    onFailed,
  });

  return (
    <Dialog
      title="Subscribe to calendar"
      description="Your calendar app shows what you choose here, and keeps it up to date."
      onClose={onClose}
      footer={
        feed?.url && (
          <>
            <Button onClick={() => setAsking('turn-off')}>Turn off</Button>
            <Button onClick={() => setAsking('renew')}>New link</Button>
          </>
        )
      }
    >
      {feed?.url && (
        <div className="grid gap-5">
          <FeedLink url={new URL(feed.url, location.origin).href} />
          <FeedChoices feed={feed} onFailed={onFailed} />
        </div>
      )}
      {feed?.url === null && (
        <EmptyState title="Your link is turned off" text="Calendar apps no longer show your events or games.">
          <Button
            variant="primary"
            busy={renewal.isPending}
            busyLabel="Creating..."
            onClick={() => renewal.mutate(undefined)}
          >
            New link
          </Button>
        </EmptyState>
      )}
      {!feed && error && (
        <ErrorState
          title="Your link did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!feed && !error && (
        <Loading label="Loading your link" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-24" />
        </Loading>
      )}
      {asking === 'renew' && (
        <ConfirmDialog
          title="Create a new link?"
          description="Your current link will stop working. Calendar apps that use it will need the new one."
          confirmLabel="New link"
          busyLabel="Creating..."
          onConfirm={() => renewal.mutateAsync(undefined)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'turn-off' && (
        <ConfirmDialog
          title="Turn off your link?"
          description="Calendar apps that use it will no longer show your events and games."
          confirmLabel="Turn off"
          busyLabel="Turning off..."
          danger
          onConfirm={() => revocation.mutateAsync(undefined)}
          onClose={() => setAsking(null)}
        />
      )}
    </Dialog>
  );
}

/** The feed's URL, to copy or to open in a calendar app. */
function FeedLink({ url }: { url: string }) {
  return (
    <div className="grid gap-3">
      <Field
        label="Your private link"
        hint="Anyone with this link can see your calendar. Creating a new one turns this one off."
      >
        {(ties) => <TextInput {...ties} readOnly value={url} {...chosenWhenEntered} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClasses({ variant: 'primary', small: true })}>
          <CalendarPlus className="size-4.5" aria-hidden /> Open in calendar app
        </a>
        <Button small onClick={() => void copyLinkAndSay(url)}>
          <Link2 className="size-4.5" aria-hidden /> Copy link
        </Button>
      </div>
    </div>
  );
}
