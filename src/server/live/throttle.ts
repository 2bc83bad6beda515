/** Gathers what comes in a burst: the first at once, the rest together once per interval, the last never lost. */
export function throttled<T>(everyMs: number, merge: (gathered: T, next: T) => T, emit: (gathered: T) => void) {
  let gathered: T | undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(flush, everyMs).unref();
  };
  const flush = () => {
    const all = gathered;
    gathered = undefined;
    timer = undefined;
    if (all === undefined) return;
    wait();
    emit(all);
  };
  return {
    /** What is not hurried waits for the interval to end, so that more of its kind can join it. */
    add: (next: T, hurried = true) => {
      gathered = gathered === undefined ? next : merge(gathered, next);
      if (timer) return;
      if (hurried) flush();
      else wait();
    },
    close: () => {
      clearTimeout(timer);
      gathered = undefined;
    },
  };
}
