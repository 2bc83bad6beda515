import { offerAtFirstFollow } from '#features/teams/my-teams/web/first-follow.ts';
import { currentUserId, isLoggedIn, onSessionChange } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { isWanted, wantedBy } from './wanted.ts';

/** If a person turned notifications on here, compares at each start and ends them with the session. */
export function followPush() {
  let compared: number | null = null;
  const follow = () => {
    const account = isLoggedIn() ? currentUserId() : null;
    if (account !== null && wantedBy(account)) {
      if (compared === account) return;
      compared = account;
      void compare().catch(() => undefined);
    } else if (account === null || isWanted()) {
      compared = null;
      void endHere().catch(() => undefined);
    }
  };
  if (isWanted()) follow();
  // A logout has already deleted who wanted it.
  onSessionChange(follow);
  offerAtFirstFollow(async () => (await import('./offer.ts')).offerNotifications());
}

/** A device gets no notifications after logging out. */
async function endHere() {
  const subscription = await (await navigator.serviceWorker?.ready)?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

async function compare() {
  const { isPushSupported, compareHere } = await import('./device.ts');
  if (!isPushSupported()) return;
  const lost = await compareHere();
  if (lost === 'mended')
    toast({ title: 'Notifications are on again', description: 'They had stopped on this device.', tone: 'good' });
  if (lost === 'blocked')
    toast({
      title: 'Notifications are off on this device',
      description: 'The browser does not allow them any more.',
      tone: 'bad',
    });
}
