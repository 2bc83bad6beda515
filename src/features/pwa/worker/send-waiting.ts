import { sendWaiting, waitingStore, waitingTag } from '../waiting/send.ts';
import { scope } from './scope.ts';

/** Sends waiting writes once the network is back, also with the app closed. The browser retries a sync that fails. */
export function sendLater(): void {
  scope.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === waitingTag) event.waitUntil(sendAll());
  });
}

async function sendAll(): Promise<void> {
  if (await sendWaiting(waitingStore)) throw new Error('Something still waits');
}

/** Chromium's event; it is in no standard. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event;
