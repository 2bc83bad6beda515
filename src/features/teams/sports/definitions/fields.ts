import * as z from 'zod/mini';
import { wholeNumber } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

// What the parts of a definition are made of: each is bounded, since a village may write its own.

export const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.readonly(z.array(entry));
export const optional = z.exactOptional;

export const Key = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,29}$/, 'must be a key such as fieldGoals'));
export const TapKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a key such as free-throw'));
export const Label = text({ max: 40 });
export const Short = text({ max: 12 });
export const OtherName = text({ max: 40 });
export const Note = text({ max: 1000 });
export const Amount = z
  .number('must be a number')
  .check(z.gte(-1000, 'must be -1000 or more'), z.lte(1000, 'must be at most 1000'));
/** What one adds to a score, which is a whole number. */
export const Worth = wholeNumber({ min: -100, max: 100 });
export const AtLeastOne = (max: number) => wholeNumber({ min: 1, max });

/** A bib's: events say it, and have room for no more. */
export const PositionKey = text({ max: 8 });

/** A game's events and box scores have room for twenty, overtime among them. */
export const maxPeriods = 12;
/** A period's clock shows no more. */
export const Minutes = AtLeastOne(99);

/** A sum of counts by their worth: `{ "wins": 2, "draws": 1 }`. */
export const Sum = z.record(Key, Amount);
export type Sum = z.infer<typeof Sum>;
