// Runs the tests at another moment than now: `CLOCK=2028-02-29T23:59:30 TZ=Pacific/Auckland npm test`. Vitest and
// Playwright import this first; every Node process they start and every page they open then continues from that moment.
// No part of the app knows of it. Cookie ages, file times and PostgreSQL's now() keep clocks of their own.

const { env } = process;
if (env['CLOCK'] && !env['CLOCK_SHIFT']) {
  env['CLOCK_SHIFT'] = String(parseMoment(env['CLOCK']) - Date.now());
  env['NODE_OPTIONS'] = `${env['NODE_OPTIONS'] ?? ''} --import ${import.meta.url}`;
}

/** Milliseconds between the machine's clock and that of this run. */
export const clockShift = Number(env['CLOCK_SHIFT'] ?? 0);
if (clockShift !== 0) shiftClock(clockShift);

/** Pages run it too, from its source text, so it can use nothing outside itself. */
export function shiftClock(shift: number): void {
  const Clock = Date;
  const now = () => Clock.now() + shift;
  globalThis.Date = new Proxy(Clock, {
    apply: () => new Clock(now()).toString(),
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

function parseMoment(text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new Error(`CLOCK=${text} is no moment such as 2028-02-29T23:59:30`);
  return moment;
}
