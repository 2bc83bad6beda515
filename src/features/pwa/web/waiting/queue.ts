import { onlineManager } from '@tanstack/react-query';
import type { WaitingWrite } from '#shared/waiting.ts';
import { onGreeting } from '#web/live/follow.ts';
import { currentUserId, onSessionChange } from '#web/session/session.ts';
import { openQueue, showWaiting } from '#web/waiting/waiting.ts';
import { waitingChannel, waitingStore, waitingTag } from '../../waiting/send.ts';
import { flushWaiting, sendSoon } from './flush.ts';
import { openDialog } from './open-dialog.tsx';

/** Shows the waiting writes of the logged-in account, and sends them as soon as there is a network. */
export function followWaiting(registered: Promise<ServiceWorkerRegistration | null>): void {
  const add = async (write: WaitingWrite, replaces: boolean) => {
    await waitingStore.add(write, replaces);
    await show();
    sendSoon();
    void registered.then(askForSync);
  };
  openQueue({ add, forget: waitingStore.forget, open: openDialog });
  new BroadcastChannel(waitingChannel).addEventListener('message', () => void show());
  addEventListener('online', () => void flushWaiting());
  onlineManager.subscribe((isOnline) => isOnline && void flushWaiting());
  onGreeting(() => void flushWaiting());
  let shownTo = currentUserId();
  onSessionChange(() => {
    // Never show the next account what the previous one wrote, not even for a moment.
    if (currentUserId() !== shownTo) showWaiting([]);
    shownTo = currentUserId();
    void begin();
  });
  void begin();
}

async function begin(): Promise<void> {
  await show();
  await flushWaiting();
}

async function show(): Promise<void> {
  const account = currentUserId();
  const all = account === null ? [] : await waitingStore.all().catch(() => []);
  // Another account may have logged in meanwhile.
  if (account === currentUserId()) showWaiting(all.filter((write) => write.account === account));
}

/** Lets browsers with background sync send after the app is closed; others send at the next start. */
async function askForSync(worker: ServiceWorkerRegistration | null): Promise<void> {
  const sync: unknown = worker && Reflect.get(worker, 'sync');
  if (isSyncManager(sync)) await sync.register(waitingTag).catch(() => undefined);
}

/** Chromium's API; TypeScript does not know it, because it is in no standard. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

const isSyncManager = (sync: unknown): sync is SyncManager =>
  typeof sync === 'object' && sync !== null && 'register' in sync;
