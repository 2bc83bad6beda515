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

/** How long each of several tries takes, one after the other. */
export async function timesOf(tries: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    const began = performance.now();
    await work(at);
    times.push(performance.now() - began);
  }
  return times;
}
