import { onlineManager } from '@tanstack/react-query';
import type { WaitingWrite } from '#shared/waiting.ts';
import { openQueue, showWaiting, type WaitingQueue } from '../waiting.ts';

/** A queue in memory. Closing it sets the app online again. */
export function openFakeQueue() {
  let writes: readonly WaitingWrite[] = [];
  const show = (next: readonly WaitingWrite[]) => {
    writes = next;
    showWaiting(writes);
  };
  const queue: WaitingQueue = {
    add: async (write, replaces) => show([...writes.filter(({ about }) => !replaces || about !== write.about), write]),
    forget: async (account) => show(writes.filter((write) => write.account !== account)),
    open: () => undefined,
  };
  openQueue(queue);
  return {
    queue,
    show,
    writes: () => writes,
    close: () => {
      openQueue(null);
      onlineManager.setOnline(true);
      show([]);
    },
  };
}
