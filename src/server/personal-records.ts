import type { Schema } from './database/schema.ts';

export type RecordsAbout = 'you' | 'duty' | 'machine';

/** What a feature keeps about people, as a page tells them: in whole sentences, with the limits of the code. */
export interface PersonalRecords {
  /** `duty`: only of people who do something for the village. `machine`: what server and device keep besides. */
  about: RecordsAbout;
  title: string;
  what: string;
  seenBy: string;
  until: string;
  /** The tables that this speaks of: no table that refers to accounts may be left out. */
  tables: readonly (keyof Schema)[];
}

const yearDays = 365;

/** '30 days', '2 years' */
export function daysText(days: number): string {
  const [amount, unit] = days % yearDays === 0 ? [days / yearDays, 'year'] : [days, 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

export const whileYouAreHere = 'As long as your account exists.';
export const onlyYou = 'Only you.';
