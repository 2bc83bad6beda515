import { deviceStore } from '#web/outbox/device-store.ts';
import { channelName, type SentMessage } from '#web/outbox/entry.ts';
import { sendQueued, syncTag } from '#web/outbox/send.ts';
import { scope } from './scope.ts';

/** Sends queued entries once the network is back, also with the app closed. The browser retries a sync that fails. */
export function sendLater(): void {
  scope.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === syncTag) event.waitUntil(sendAll());
  });
}

/** Tells open pages what it has sent. */
async function sendAll(): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  const isLater = await sendQueued(
    {
      all: deviceStore.all,
      change: async (ids, change) => {
        await deviceStore.change(ids, change);
        channel.postMessage(null);
      },
    },
    { onSent: (sent, { body }) => channel.postMessage({ sent, body } satisfies SentMessage) },
  );
  channel.close();
  if (isLater) throw new Error('Something is still queued');
}

/** Chromium's event; it is in no standard. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event;
