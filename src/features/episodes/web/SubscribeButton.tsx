import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellPlus, BellRing } from 'lucide-react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { subscriptionOptions, toggleSubscription } from './api.ts';

export function SubscribeButton() {
  const client = useQueryClient();
  const { data, isPending } = useQuery(subscriptionOptions);
  const subscribed = data?.subscribed ?? false;
  const toggle = useWrite({
    send: () => toggleSubscription(),
    onDone: (now) => {
      client.setQueryData(subscriptionOptions.queryKey, now);
      toast(now.subscribed ? toasts.subscribed : toasts.unsubscribed);
    },
    onFailed: (error) =>
      toast({ title: 'Your subscription was not changed', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <Button
      wide
      variant={subscribed ? 'quiet' : 'primary'}
      aria-pressed={subscribed}
      disabled={isPending}
      busy={toggle.isPending}
      busyLabel="Saving..."
      onClick={() => toggle.mutate(undefined)}
    >
      {subscribed ? <BellRing className="size-4.5" aria-hidden /> : <BellPlus className="size-4.5" aria-hidden />}
      {subscribed ? 'Subscribed to Updates' : 'Subscribe for Updates'}
    </Button>
  );
}

const toasts = {
  subscribed: { title: 'You are subscribed', description: 'You will get a notice for each new episode.', tone: 'good' },
  unsubscribed: { title: 'You are no longer subscribed', tone: 'plain' },
} as const;
