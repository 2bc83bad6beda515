import type { FeatureContext } from '#server/feature.ts';
import { sweepSignUps } from './commands.ts';

const sweepEvery = 24 * 3_600_000;

/** Sweeps at the start, and daily. */
export function startRetention({ db, log }: Pick<FeatureContext, 'db' | 'log'>) {
  let sweeping = Promise.resolve();
  const sweepNow = () => {
    sweeping = sweepSignUps(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old sign-ups were not swept; it is tried again'),
    );
  };
  const timer = setInterval(sweepNow, sweepEvery);
  timer.unref();
  sweepNow();
  return {
    close: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
