import { currentUserId, isLoggedIn, onSessionChange } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { isWanted, wantedBy } from './wanted.ts';

/** Where somebody has turned notifications on: compared at each start, and ended with their session. Elsewhere it does nothing. */
export function followPush() {
  let compared: number | null = null;
  const follow = () => {
    if (!isWanted()) return;
    const account = isLoggedIn() ? currentUserId() : null;
    if (account === null || !wantedBy(account)) {
      compared = null;
      void endHere().catch(() => undefined);
    } else if (compared !== account) {
      compared = account;
      void compare().catch(() => undefined);
    }
  };
  follow();
  onSessionChange(follow);
}

/** Nobody is told on a device where they are logged out. */
async function endHere() {
  const subscription = await (await navigator.serviceWorker?.ready)?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

async function compare() {
  const { canBeTold, compareHere } = await import('./device.ts');
  if (!canBeTold()) return;
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
