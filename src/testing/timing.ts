import { setTimeout } from 'node:timers/promises';

/**
 * Prints and returns the median of several tries, in milliseconds: neither a lucky try nor a slow moment of the machine
 * may decide a timed test.
 */
export function reportMedian(label: string, tries: readonly number[]): number {
  const sorted = tries.map(Math.round).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  process.stdout.write(`timed: ${label}: median ${median} ms (${sorted.join(', ')})\n`);
  return median;
}

/** Longer than a browser throttles refetches of a screen, so that each try is a single change, not part of a burst. */
export const apart = () => setTimeout(1_200);

/** In milliseconds of this thread's processor time. */
const probe = 50;

/** This thread's processor time so far, in milliseconds; it does not grow while other threads have the processor. */
export const processorTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

export function measureProcessorTime(work: () => unknown): number {
  const before = processorTime();
  work();
  return processorTime() - before;
}

/** Scales a time to that of an otherwise idle machine, by how much longer work takes here and now. */
export function asIfAlone(milliseconds: number): number {
  const [began, used] = [performance.now(), processorTime()];
  while (processorTime() - used < probe);
  return milliseconds * Math.min(1, probe / (performance.now() - began));
}

/** The times of several tries in a row, scaled by `asIfAlone`; the time of `prepare` does not count. */
export async function measureTimes(
  tries: number,
  work: (at: number) => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    await prepare();
    const began = performance.now();
    await work(at);
    times.push(asIfAlone(performance.now() - began));
  }
  return times;
}
