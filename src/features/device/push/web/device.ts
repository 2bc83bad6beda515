import type { NewSubscription } from '../contract.ts';
import { readNotifications, registerDevice } from './api.ts';
import { wantedBy, wantNoMore, wantPush } from './wanted.ts';

/** Push needs HTTPS. On an iPhone, it also needs the app on the home screen. */
export const isPushSupported = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export type DeviceState = { is: 'off' } | { is: 'blocked' } | { is: 'on'; id: number };

/** Shows the browser's permission prompt, which browsers only allow after a press. */
export async function turnOnHere(accountId: number, publicKey: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return { is: 'blocked' };
  const id = await subscribe(publicKey);
  wantPush(accountId);
  return { is: 'on', id };
}

export async function turnOffHere(): Promise<void> {
  wantNoMore();
  await (await subscriptionHere())?.unsubscribe();
}

export async function stateHere(accountId: number): Promise<DeviceState> {
  if (Notification.permission === 'denied') return { is: 'blocked' };
  const subscription = wantedBy(accountId) ? await subscriptionHere() : null;
  if (!subscription) return { is: 'off' };
  const { id } = await registerDevice(toNewSubscription(subscription));
  return { is: 'on', id };
}

/**
 * Runs at each start, and compares the browser's subscription with the server's. Returns whether a lost subscription
 * was restored ('mended') or is not allowed ('blocked'); null if nothing was lost.
 */
export async function compareHere(): Promise<'mended' | 'blocked' | null> {
  const subscription = await subscriptionHere();
  if (!subscription) return mend();
  const { known, publicKey } = await registerDevice(toNewSubscription(subscription));
  if (isFor(subscription, publicKey)) return known ? null : 'mended';
  await subscription.unsubscribe();
  await subscribe(publicKey);
  return 'mended';
}

async function mend(): Promise<'mended' | 'blocked'> {
  if (Notification.permission !== 'granted') {
    wantNoMore();
    return 'blocked';
  }
  const { publicKey } = await readNotifications();
  await subscribe(publicKey);
  return 'mended';
}

async function subscribe(publicKey: string): Promise<number> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return (await registerDevice(toNewSubscription(subscription))).id;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

function toNewSubscription(subscription: PushSubscription): NewSubscription {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** A subscription that does not reveal its key counts as matching. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return true;
  const key = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(key).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
