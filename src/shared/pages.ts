import * as z from 'zod/mini';
import { text } from './text.ts';

/** The most rows in one page of a list. */
export const pageSize = 500;

/** Where the next page starts: opaque to clients, taken from the `Link: rel="next"` header of the page before. */
export const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'is not a page of this list'));

export const LimitText = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,4}$/, 'must be a whole number')), z.transform(Number)),
  z.int().check(z.gte(1), z.lte(pageSize)),
);

export const FlagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** The words to search a list for, ignoring accents and case. */
export const SearchText = text({ min: 0, max: 60 });
