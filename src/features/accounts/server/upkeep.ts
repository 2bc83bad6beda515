import type { Database } from '#server/database/schema.ts';
import type { Activity } from './activity.ts';
import { sweep, sweepLimits } from './sweep.ts';

const flushEvery = 60_000;
const sweepEvery = 10 * 60_000;

interface Upkept {
  db: Database;
  activity: Activity;
  auditDays: number;
}

export function startUpkeep({ db, activity, auditDays }: Upkept, failed: (error: unknown) => void) {
  let sweeping = Promise.resolve();
  const sweepNow = () => {
    sweeping = sweep(db, new Date(), sweepLimits(auditDays)).catch(failed);
  };
  const timers = [setInterval(() => void activity.flush(), flushEvery), setInterval(sweepNow, sweepEvery)];
  for (const timer of timers) timer.unref();
  sweepNow();
  return {
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await sweeping;
      await activity.flush();
    },
  };
}
