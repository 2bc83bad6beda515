import { join } from 'node:path';
import * as z from 'zod/mini';
import { readCsv } from '#server/data-files.ts';
import type { DayOff } from '../../contract.ts';
import { holidaysBetween } from '../../holiday-rules.ts';

const Holiday = z.strictObject({
  name: z.string(),
  /** `09-24`, or the days before or after Easter Sunday: `easter-2`. */
  day: z.string().check(z.regex(/^(\d\d-\d\d|easter[+-]\d{1,3})$/, 'must be 09-24 or easter-2')),
});

/** South Africa's public holidays of a season. Who knows better corrects the file, or the list of the plan. */
export const publicHolidays = (from: string, until: string): DayOff[] =>
  holidaysBetween(readCsv(join(import.meta.dirname, 'public-holidays.csv'), Holiday), from, until);
