import type * as z from 'zod/mini';
import type { Control } from '#shared/field-controls.ts';

export interface ManagedRow {
  id: number;
  version: number;
}

export interface DescribedField {
  readonly sent: z.core.$ZodType;
  readonly control: Control;
  readonly fallback: unknown;
}

/** What stands in a form's controls, by field. */
export type Draft = Readonly<Record<string, unknown>>;

export interface Choice {
  value: string;
  label: string;
}

/** How a field stands in a form, where its label does not say it all. */
export interface FieldForm {
  label: string;
  hint?: string;
  placeholder?: string;
  /** In place of what the contract says. */
  control?: Control;
  /** Marked as such; else it is if the contract refuses to go without. */
  required?: boolean;
  /** In a new row's form, in place of the contract's fallback: `() => today()`. */
  initial?: () => unknown;
  /** A hook: the choices of a `reference`, or labels for those of a `choice`, beside what the form says. Undefined while they load. */
  choices?: (draft: Draft) => readonly Choice[] | undefined;
  /** A hook: what a `text` mostly is; anything else can be typed too. */
  suggestions?: () => readonly string[] | undefined;
  /** Is mostly the same in the row that is added next. */
  stays?: boolean;
  /** A hook: the zone in which an `instant` is shown and typed. */
  timeZone?: () => string | undefined;
  /** Of a picture, width by height: an upload is cut to it. */
  shape?: number;
}
