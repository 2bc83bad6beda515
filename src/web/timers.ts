import type { timeoutManager } from '@tanstack/react-query';

type Timers = Parameters<typeof timeoutManager.setTimeoutProvider<number>>[0];

const waiting = new Map<number, { due: number; run: () => void }>();
let lastId = 0;
let wakes = Number.POSITIVE_INFINITY;
let alarm: ReturnType<typeof setTimeout> | undefined;

/**
 * How long an answer counts as new, and how long it is kept, is a timer for each answer and each place where it is shown: hundreds
 * on a long list. Here all of them share one of the browser's, for what is due next.
 */
export const sharedTimers: Timers = {
  setTimeout: (run, delay) => {
    lastId += 1;
    const due = Date.now() + delay;
    waiting.set(lastId, { due, run });
    if (due < wakes) wakeAt(due);
    return lastId;
  },
  clearTimeout: (id) => {
    if (id !== undefined) waiting.delete(id);
  },
  setInterval: (run, delay) => window.setInterval(run, delay),
  clearInterval: (id) => clearInterval(id),
};

function wakeAt(due: number) {
  clearTimeout(alarm);
  wakes = due;
  alarm = setTimeout(wake, due - Date.now());
}

/** What was cleared meanwhile has left an alarm with nothing to do. */
function wake() {
  wakes = Number.POSITIVE_INFINITY;
  const now = Date.now();
  const due = [...waiting].filter(([, timer]) => timer.due <= now);
  for (const [id, { run }] of due) if (waiting.delete(id)) run();
  const next = Math.min(...[...waiting.values()].map((timer) => timer.due));
  if (next < wakes) wakeAt(next);
}
