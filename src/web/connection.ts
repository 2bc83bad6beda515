import { useSyncExternalStore } from 'react';

let reached = true;
const listeners = new Set<() => void>();

/** Whether the server can be reached, as far as the browser and the latest call know. */
export const useConnection = () => useSyncExternalStore(onConnectionChange, () => navigator.onLine && reached);

/** Told by every call: an answer of any kind means that the server is there. */
export function noteReached(isReached: boolean) {
  if (reached === isReached) return;
  reached = isReached;
  for (const notify of listeners) notify();
}

function onConnectionChange(notify: () => void): () => void {
  // Until a call says otherwise: none may be made for a while.
  const believeOnline = () => {
    reached = true;
    notify();
  };
  listeners.add(notify);
  addEventListener('online', believeOnline);
  addEventListener('offline', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('online', believeOnline);
    removeEventListener('offline', notify);
  };
}
