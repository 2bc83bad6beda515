import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { fixtureText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { endReminder, notificationsOptions, remindersOptions, setReminder } from '../api.ts';

/** Tells somebody before this game, whichever teams they follow. */
export function RemindMe({ game }: { game: Game }) {
  const { data: reminders } = useQuery(remindersOptions);
  const isSet = reminders?.includes(game.id) ?? false;
  const changing = useWrite({
    send: () => (isSet ? endReminder(game.id) : setReminder(game.id)),
    onFailed: (error) => toast({ title: 'The reminder was not changed', description: getMessage(error), tone: 'bad' }),
  });
  const sides = fixtureText(game.homeTeam.name, game.awayTeam.name);
  return (
    <>
      <Button
        small
        aria-pressed={isSet}
        aria-label={isSet ? `Reminder set: ${sides}` : `Remind me: ${sides}`}
        busy={changing.isPending}
        onClick={() => changing.mutate(undefined)}
      >
        {isSet && <Check className="size-4 text-accent-text" aria-hidden />}
        {isSet ? 'Reminder set' : 'Remind me'}
      </Button>
      {isSet && <WhereItComes />}
    </>
  );
}

RemindMe.reads = (client: QueryClient) => [prefetchReminder(client)];

/** Where it comes is shown only once there is a reminder. */
async function prefetchReminder(client: QueryClient): Promise<void> {
  await client.prefetchQuery(remindersOptions);
  const set = client.getQueryData(remindersOptions.queryKey);
  if (set && set.length > 0) await client.prefetchQuery(notificationsOptions);
}

/** Without notifications, the reminder is only in the app: whoever set it should know. */
function WhereItComes() {
  const { data: notifications } = useQuery(notificationsOptions);
  if (!notifications) return null;
  return (
    <p role="status" className="order-last grow-0! basis-full text-sm text-soft">
      {notifications.devices.length > 0 ? (
        'We tell you half an hour before it starts, and if it is moved.'
      ) : (
        <>
          Half an hour before it starts you find it under Notices.{' '}
          <Link to="/account/notifications" viewTransition className="font-bold text-accent-text hover:underline">
            Turn on notifications
          </Link>{' '}
          to get it with the app closed.
        </>
      )}
    </p>
  );
}
