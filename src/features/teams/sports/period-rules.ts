import { ordinalText } from '#shared/notation.ts';
import type { Periods } from './definitions/definition.ts';

/** `Q2`, `OT`, `OT2` */
export function periodName({ short, count, overtime }: Periods, at: number): string {
  if (at <= count || !overtime) return `${short}${at}`;
  return at === count + 1 ? overtime.short : `${overtime.short}${at - count}`;
}

/** `2nd quarter`, `Map 3`, `Overtime`, `2nd overtime` */
export function periodTitle({ name, count, overtime }: Periods, at: number): string {
  if (at === count + 1 && overtime) return overtime.name;
  if (at > count && overtime) return `${ordinalText(at - count)} ${overtime.name.toLowerCase()}`;
  return wholeParts.has(name) ? `${ordinalText(at)} ${name.toLowerCase()}` : `${name} ${at}`;
}

/** `Halves`, `Quarters` */
export const periodsHeading = ({ name }: Periods): string =>
  name === 'Half' ? 'Halves' : name.endsWith('s') ? name : `${name}s`;

/** `halves`, `quarters` */
export const periodsText = (periods: Periods): string => periodsHeading(periods).toLowerCase();

const wholeParts: ReadonlySet<string> = new Set(['Half', 'Quarter', 'Period', 'Innings']);

/** What the clock of a period shows when it begins and when its regular time is over, in seconds; it may count down. */
export interface ClockSpan {
  from: number;
  /** Null where nobody knows how long a period takes. */
  to: number | null;
}

/** Null where no clock is shown. */
export function findClockSpan(periods: Periods, at: number): ClockSpan | null {
  const { clock } = periods;
  if (!clock) return null;
  const length = findLength(periods, at);
  if (length === null) return { from: 0, to: null };
  if (clock.counts === 'down') return { from: length, to: 0 };
  const earlier = clock.continues ? Array.from({ length: at - 1 }, (_, before) => findLength(periods, before + 1)) : [];
  const from = earlier.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return { from, to: from + length };
}

/** In seconds. */
function findLength({ count, minutes, overtime }: Periods, at: number): number | null {
  const known = at > count && overtime ? overtime.minutes : minutes;
  return known === undefined ? null : known * 60;
}
