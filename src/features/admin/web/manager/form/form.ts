import * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import type { Control } from '#shared/field-controls.ts';
import { byField, type Issues } from '#web/api/issues.ts';
import { sentOf, typedOf } from './typed-values.ts';

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

export interface FormField extends FieldForm, Omit<DescribedField, 'control'> {
  name: string;
  control: DescribedField['control'];
  required: boolean;
}

type Values = Readonly<Record<string, unknown>>;

export function formOf(
  fields: Readonly<Record<string, DescribedField>>,
  labels: Readonly<Record<string, string | FieldForm | null>>,
): FormField[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const described = fields[name];
    if (label === null || !described) return [];
    const said = typeof label === 'string' ? { label } : label;
    return [
      { ...described, required: isRequired(described), ...said, control: said.control ?? described.control, name },
    ];
  });
}

/** Of a row as it is answered, or of none. */
export function draftOf(form: readonly FormField[], row: object | null): Draft {
  const standing = ({ name, initial, fallback }: FormField) =>
    row ? valueAt(row, name.split('.')) : initial ? initial() : fallback;
  return Object.fromEntries(form.map((field) => [field.name, typedOf(field.control, standing(field))]));
}

function valueAt(value: unknown, [name, ...within]: readonly string[]): unknown {
  if (name === undefined) return value;
  return valueAt(new Map(Object.entries(Object(value))).get(name), within);
}

export const valuesOf = (form: readonly FormField[], draft: Draft): Values =>
  Object.fromEntries(form.map((field) => [field.name, sentOf(field, draft[field.name])]));

/** What was typed otherwise than it stood. */
export const changesOf = (form: readonly FormField[], before: Draft, draft: Draft): Values =>
  valuesOf(
    form.filter((field) => !isSame(field, before[field.name], draft[field.name])),
    draft,
  );

export const isSame = (field: FormField, one: unknown, other: unknown): boolean =>
  JSON.stringify(sentOf(field, one)) === JSON.stringify(sentOf(field, other));

/** Whether a list was typed as JSON that is none: said in passing too, as the field may be out of sight. */
export const isUnreadableList = ({ control }: FormField, typed: unknown): boolean =>
  control.kind === 'rows' && typeof typed === 'string';

/** What the contract refuses of these values, by field. */
export function faultsIn(form: readonly FormField[], values: Values): Issues {
  const asked = form.filter(({ name }) => Object.hasOwn(values, name));
  return issuesByField(
    asked.flatMap(({ name, sent, control }) =>
      (z.safeParse(sent, values[name]).error?.issues ?? []).map(({ path, message }) => ({
        path: [name, ...path].join('.'),
        message: isChosen(control) && isNothing(values[name]) ? 'is required' : message,
      })),
    ),
    form,
  );
}

/** What is said under a field goes, or is said otherwise, with what is typed there. */
export function stillWrong(form: readonly FormField[], issues: Issues, name: string, typed: unknown): Issues {
  const { [name]: said, ...others } = issues;
  if (said === undefined) return issues;
  const field = form.filter((one) => one.name === name);
  return { ...others, ...faultsIn(form, valuesOf(field, { [name]: typed })) };
}

/** Of the row that is added next: what stays the same, and nothing else. */
export const nextDraft = (form: readonly FormField[], draft: Draft): Draft => ({
  ...draftOf(form, null),
  ...Object.fromEntries(form.filter(({ stays }) => stays).map(({ name }) => [name, draft[name]])),
});

/** Picked rather than written: a contract says what it has to be, not that there has to be one. */
const isChosen = ({ kind }: FormField['control']) => ['choice', 'reference', 'instant', 'day', 'number'].includes(kind);
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Under each field what is wrong with it; with a row of it, which: `exercises.2.name` is the name in its third. */
export function issuesByField(issues: readonly Issue[], form: readonly FormField[] = []): Issues {
  return byField(
    issues.map(({ path, message }) => {
      if (form.some(({ name }) => name === path)) return { path, message };
      const [name = '', ...within] = path.split('.');
      return { path: name, message: within.length > 0 ? `${placeOf(within)} ${message}` : message };
    }),
  );
}

const placeOf = (within: readonly string[]): string =>
  `${within.map((part) => (/^\d+$/.test(part) ? `row ${Number(part) + 1}` : part)).join(', ')}:`;

const isRequired = ({ sent, control, fallback }: DescribedField): boolean =>
  control.kind !== 'switch' &&
  (control.kind !== 'choice' || fallback === null) &&
  !z.safeParse(sent, undefined).success;
