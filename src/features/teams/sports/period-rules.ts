import type { Periods } from './definitions/definition.ts';

/** `Q2`, `OT`, `OT2` */
export function periodName({ short, count, overtime }: Periods, at: number): string {
  if (at <= count || !overtime) return `${short}${at}`;
  return at === count + 1 ? overtime.short : `${overtime.short}${at - count}`;
}

/** `2nd quarter`, `Map 3`, `Overtime`, `2nd overtime` */
export function periodTitle({ name, count, overtime }: Periods, at: number): string {
  if (at === count + 1 && overtime) return overtime.name;
  if (at > count && overtime) return `${ordinal(at - count)} ${overtime.name.toLowerCase()}`;
  return wholeParts.has(name) ? `${ordinal(at)} ${name.toLowerCase()}` : `${name} ${at}`;
}

/** `Halves`, `Quarters` */
export const periodsHeading = ({ name }: Periods): string => (name === 'Half' ? 'Halves' : `${name}s`);

/** `halves`, `quarters` */
export const periodsText = (periods: Periods): string => periodsHeading(periods).toLowerCase();

const wholeParts: ReadonlySet<string> = new Set(['Half', 'Quarter', 'Period']);
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (count: number): string => `${count}${endings[ordinals.select(count)]}`;
