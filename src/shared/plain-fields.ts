import * as z from 'zod/mini';
import { count } from './fields.ts';
import { Id } from './ids.ts';
import { PictureUrl } from './links.ts';
import { optional } from './optional.ts';
import { optionalText, text } from './text.ts';

type Schema = z.core.$ZodType;
type TextLimits = Parameters<typeof text>[0];
type OptionalLimits = Parameters<typeof optionalText>[0];

/** One field of a plain resource, said once: what may be sent, what is answered, and how it is stored. */
export interface Field<Sent extends Schema = Schema, Answered extends Schema = Schema, Column = unknown> {
  readonly sent: Sent;
  readonly answered: Answered;
  /** How it lies in its column: as it is, as 0 or 1, or as JSON text. */
  readonly storage: 'plain' | 'flag' | 'json';
  /** Stored where nothing is sent, or an empty text. */
  readonly fallback: unknown;
  /** Whether `<column>_key` keeps the form in which names are compared. */
  readonly hasNameKey: boolean;
  /** The table of the row that it points to, and what a made-up id is not: `a sport of this village`. */
  readonly refersTo: { readonly table: string; readonly as: string } | null;
  /** Carries the type of the column, and nothing else. */
  readonly column?: Column;
}

export type Fields = Readonly<Record<string, Field>>;

type Rest = Partial<Omit<Field, 'sent' | 'answered' | 'column'>>;

const stored =
  <Column>() =>
  <Sent extends Schema, Answered extends Schema>(
    sent: Sent,
    answered: Answered,
    rest: Rest = {},
  ): Field<Sent, Answered, Column> => ({
    ...{ storage: 'plain', fallback: null, hasNameKey: false, refersTo: null },
    ...rest,
    sent,
    answered,
  });

export const textField = (limits: TextLimits) => stored<string>()(text(limits), z.string());

/** The name by which a row is known; compared without regard to case and accents. */
export const nameField = (limits: TextLimits) => stored<string>()(text(limits), z.string(), { hasNameKey: true });

export const optionalTextField = (limits: OptionalLimits) =>
  stored<string | null>()(optionalText(limits), z.nullable(z.string()));

/** Text that says `fallback` until someone says something else. */
export const textFieldOr = (fallback: string, limits: OptionalLimits) =>
  stored<string>()(optionalText(limits), z.string(), { fallback });

export const pictureField = () => stored<string | null>()(optional(PictureUrl), z.nullable(z.string()));

export const switchField = () =>
  stored<0 | 1>()(z.optional(z.boolean()), z.boolean(), { storage: 'flag', fallback: false });

export const countField = (max: number) => stored<number>()(z.optional(count(max)), z.int(), { fallback: 0 });

export const choiceField = <Choices extends Schema>(choices: Choices) => stored<z.infer<Choices>>()(choices, choices);

export const choiceFieldOr = <Choices extends Schema>(fallback: z.infer<Choices>, choices: Choices) =>
  stored<z.infer<Choices>>()(z.optional(choices), choices, { fallback });

/** What is sent in one form and kept, as JSON, in the form that is answered. */
export const jsonField = <Sent extends Schema, Answered extends Schema>(sent: Sent, answered: Answered) =>
  stored<string>()(sent, answered, { storage: 'json' });

export const referenceField = (table: string, as: string) => stored<number>()(Id, Id, { refersTo: { table, as } });

export const optionalReferenceField = (table: string, as: string) =>
  stored<number | null>()(z.optional(z.nullable(Id)), z.nullable(Id), { refersTo: { table, as } });
