import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { overloaded } from '../../failure.ts';

const resolution = 20;
const checkEvery = 1_000;
/** In milliseconds. With a longer average delay, a new request would only wait. */
const mostDelay = 1_000;

/** Refuses calls while the process is too far behind to answer them in time. Nothing in its timer opens a file or can throw. */
export function refuseUnderPressure(server: FastifyInstance, timeoutMultiplier = 1): void {
  const delay = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  let wasLate = false;
  let isHigh = false;
  const check = () => {
    // No sample since the last check means that the event loop was blocked all the time.
    const isLate = delay.count === 0 || delay.mean / 1e6 - resolution > mostDelay * timeoutMultiplier;
    // One late second may be a migration or a slow neighbour, and is over by now.
    isHigh = isLate && wasLate;
    wasLate = isLate;
    delay.reset();
  };
  // Measures only once the server listens: nobody waits for the start itself.
  server.addHook('onListen', async () => {
    delay.enable();
    timer = setInterval(check, checkEvery * timeoutMultiplier).unref();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  // Pages and their files are cheap to send, and a page tells people better than an error that they have to wait.
  server.addHook('onRequest', async ({ url }) => {
    if (isHigh && url.startsWith('/api/')) throw overloaded();
  });
}
