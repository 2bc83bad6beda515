import { sendWaiting, waitingTag } from '../waiting/send.ts';
import { waitingStore } from '../waiting/store.ts';
import { scope } from './scope.ts';

/** Sends what waits once the browser has a network again, also with the app closed; it asks again for what did not arrive. */
export function sendLater(): void {
  scope.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === waitingTag) event.waitUntil(sendAll());
  });
}

async function sendAll(): Promise<void> {
  if (await sendWaiting(waitingStore)) throw new Error('Something still waits');
}

/** Chromium's own event, which no standard has. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event;
