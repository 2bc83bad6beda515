import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import { feedOptions, renewFeed, revokeFeed } from './api.ts';
import { FeedChoices } from './FeedChoices.tsx';
import { FeedLink } from './FeedLink.tsx';

/** The address by which a calendar app shows one's events and games, and what of them it shows. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { data: feed, error, isFetching, refetch } = useQuery(feedOptions);
  const client = useQueryClient();
  const onFailed = (failure: Error) =>
    toast({ title: 'Your subscription was not changed', description: messageOf(failure), tone: 'bad' });
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
      title="Subscribe"
      description="Your calendar app shows what you choose here, and keeps it up to date."
      onClose={onClose}
      footer={
        feed?.url && (
          <>
            <Button busy={revocation.isPending} busyLabel="Turning off..." onClick={() => revocation.mutate(undefined)}>
              Turn off
            </Button>
            <Button busy={renewal.isPending} busyLabel="Making..." onClick={() => renewal.mutate(undefined)}>
              New link
            </Button>
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
        <EmptyState title="Your link is turned off" text="No calendar app shows your events or games.">
          <Button
            look="primary"
            busy={renewal.isPending}
            busyLabel="Making..."
            onClick={() => renewal.mutate(undefined)}
          >
            New link
          </Button>
        </EmptyState>
      )}
      {!feed && error && (
        <ErrorState
          title="Your link could not be loaded"
          text={messageOf(error)}
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
    </Dialog>
  );
}
