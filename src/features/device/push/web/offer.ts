import { currentUserId } from '#web/session/session.ts';
import { type Toast, toast } from '#web/ui/toasts/toasts.ts';
import { readNotifications } from './api.ts';
import { type DeviceState, isPushSupported, stateHere, turnOnHere } from './device.ts';

/** Whoever follows a first team can turn notifications on at once, where that works and is not done. */
export async function offerNotifications(): Promise<Toast['action']> {
  const account = currentUserId();
  if (account === null || !isPushSupported() || (await stateHere(account)).is !== 'off') return undefined;
  const { publicKey } = await readNotifications();
  const turnOn = () => turnOnHere(account, publicKey).then(sayTurnedOn, sayTurnedOff);
  return { label: 'Turn on notifications', act: () => void turnOn() };
}

function sayTurnedOn({ is }: DeviceState) {
  if (is !== 'on') return sayTurnedOff();
  toast({ title: 'Notifications are on', description: 'News of your teams reaches you on this device.', tone: 'good' });
}

const sayTurnedOff = () =>
  toast({
    title: 'Notifications are off on this device',
    description: 'Allow them in the settings of your browser, then turn them on under Notifications.',
    tone: 'bad',
  });
