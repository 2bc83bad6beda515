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
export const periodsHeading = ({ name }: Periods): string => (name === 'Half' ? 'Halves' : `${name}s`);

/** `halves`, `quarters` */
export const periodsText = (periods: Periods): string => periodsHeading(periods).toLowerCase();

const wholeParts: ReadonlySet<string> = new Set(['Half', 'Quarter', 'Period']);
