import * as z from 'zod/mini';

/** Lighthouse takes a phone to be this many times slower than this machine. */
const slowdown = 4;
const longTaskMs = 50;

const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.optional(z.number()),
});

/**
 * Total blocking time in seconds, as https://web.dev/articles/tbt defines it, but from the processor time of the main thread.
 * Lighthouse uses wall-clock time, so on a shared machine waiting for a core counts too.
 */
export function blockedByItself(trace: unknown): number {
  const events = z.parse(z.object({ traceEvents: z.array(TraceEvent) }), trace).traceEvents;
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('the trace has no first paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
  );
  const blocking = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longTaskMs));
  return blocking.reduce((total, ms) => total + ms, 0) / 1000;
}
