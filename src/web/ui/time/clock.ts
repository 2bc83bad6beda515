import { useExternalStore } from '../../routing/rendering.ts';

const stepMs = 30_000;
/** A response takes up to this long: a clock that differs by less may be right, and one that differs by more has changed. */
const [tolerance, change] = [5_000, 60_000];
/** How far the server's clock is ahead of the device's. */
let ahead = Number.NEGATIVE_INFINITY;
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

/** Notes the time of a response or of a rendering. It is a little old when it arrives: the largest difference is the truest. */
export function noteServerTime(at: number): void {
  const difference = at - Date.now();
  if (difference > ahead || difference < ahead - change) ahead = difference;
}

/** The time, also on a device whose clock is wrong, once the server has responded. */
export const serverNow = (): number => Date.now() + (Number.isFinite(ahead) && Math.abs(ahead) > tolerance ? ahead : 0);

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
