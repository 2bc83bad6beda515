import { useExternalStore } from '../../routing/rendering.ts';

const stepMs = 30_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The current time, updated twice a minute. All components share one timer. */
export const useNow = () =>
  useExternalStore(
    subscribe,
    () => now,
    (rendering) => rendering.now,
  );

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) {
    timer = setInterval(move, stepMs);
    // Otherwise the first viewer after a quiet period would see a stale time.
    if (Date.now() - now > stepMs) move();
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function move() {
  now = Date.now();
  for (const notify of listeners) notify();
}
