import { useOutside } from '../routing/rendering.ts';

let reached = true;
const listeners = new Set<() => void>();

export const useConnection = () =>
  useOutside(
    onConnectionChange,
    () => navigator.onLine && reached,
    () => true,
  );

export function noteReached(isReached: boolean) {
  if (reached === isReached) return;
  reached = isReached;
  for (const notify of listeners) notify();
}

function onConnectionChange(notify: () => void): () => void {
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
