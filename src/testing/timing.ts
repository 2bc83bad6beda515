import { setTimeout } from 'node:timers/promises';

/**
 * The middle one of several tries, in milliseconds, and said on the way: neither a lucky try nor a slow moment of the
 * machine decides what a timed test holds the app to.
 */
export function medianOf(what: string, tries: readonly number[]): number {
  const sorted = tries.map(Math.round).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  process.stdout.write(`timed: ${what}: median ${median} ms (${sorted.join(', ')})\n`);
  return median;
}

/** Longer than a browser gathers what changes on one screen: each try is a change on its own, no part of a burst. */
export const apart = () => setTimeout(1_200);

/** In milliseconds of this thread's processor. */
const probe = 50;

/** In milliseconds, what this thread has had of a processor so far: nothing for as long as others had it. */
export const processorTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

export function processorTimeOf(work: () => unknown): number {
  const before = processorTime();
  work();
  return processorTime() - before;
}

/** As long as it would have been on a machine that does nothing else: less by as much as work takes longer here and now. */
export function asIfAlone(milliseconds: number): number {
  const [began, used] = [performance.now(), processorTime()];
  while (processorTime() - used < probe);
  return milliseconds * Math.min(1, probe / (performance.now() - began));
}

/** How long each of several tries takes, as if alone, one after the other, with what has to happen before each. */
export async function timesOf(
  tries: number,
  work: (at: number) => Promise<unknown>,
  before: () => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    await before();
    const began = performance.now();
    await work(at);
    times.push(asIfAlone(performance.now() - began));
  }
  return times;
}
