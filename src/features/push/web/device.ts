import type { NewSubscription } from '../contract.ts';
import { keepDevice, readNotifications } from './api.ts';
import { wantedBy, wantNoMore, wantPush } from './wanted.ts';

/** Without HTTPS, and in an iPhone's Safari before the app is on the home screen, there is none of it. */
export const canBeTold = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export type DeviceState = { is: 'off' } | { is: 'blocked' } | { is: 'on'; id: number };

/** Asks the browser's own question, which nothing but a press may ask. */
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
  const { id } = await keepDevice(toldBy(subscription));
  return { is: 'on', id };
}

/**
 * At each start: what the browser holds against what the village knows. Answers what had been lost, and whether it is mended; null where
 * nothing was.
 */
export async function compareHere(): Promise<'mended' | 'blocked' | null> {
  const subscription = await subscriptionHere();
  if (!subscription) return mend();
  const { known, publicKey } = await keepDevice(toldBy(subscription));
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
  return (await keepDevice(toldBy(subscription))).id;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

function toldBy(subscription: PushSubscription): NewSubscription {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** A browser that does not say for which keys it is asked nothing. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return true;
  const held = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(held).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
