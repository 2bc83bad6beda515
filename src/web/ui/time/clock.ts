import { useOutside } from '../../routing/rendering.ts';

const stepMs = 30_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The present moment, told anew twice a minute. One timer for all who look at it. */
export const useNow = () =>
  useOutside(
    look,
    () => now,
    (rendering) => rendering.now,
  );

function look(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) {
    timer = setInterval(move, stepMs);
    // Whoever comes first after a while would otherwise see an old moment.
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
