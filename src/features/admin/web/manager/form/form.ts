import * as z from 'zod/mini';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { Issue } from '#shared/errors.ts';
import type { Control } from '#shared/plain-fields.ts';
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

/** The values of a form's controls, by field. */
export type Draft = Readonly<Record<string, unknown>>;

export interface Choice {
  value: string;
  label: string;
}

/** The options of a field in a form, beyond its label. */
export interface FieldForm {
  label: string;
  hint?: string;
  placeholder?: string;
  /** Replaces the contract's control. */
  control?: Control;
  /** Whether to mark it as required; by default, if the contract demands a value. */
  required?: boolean;
  /** The value in a new row's form, instead of the contract's fallback: `() => today()`. */
  initial?: () => unknown;
  /** A hook: the choices of a `reference`, or labels for a `choice`, given the draft. Undefined while they load. */
  choices?: (draft: Draft) => readonly Choice[] | undefined;
  /** A hook: usual values of a `text`. People can type others too. */
  suggestions?: () => readonly string[] | undefined;
  /** Whether the next new row starts with the same value. */
  stays?: boolean;
  /** A hook: the time zone in which an `instant` is shown and typed. */
  timeZone?: () => string | undefined;
  /** The shape of a picture, width by height. Uploads are cropped to it. */
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
    const options = typeof label === 'string' ? { label } : label;
    return [
      {
        ...described,
        required: isRequired(described),
        ...options,
        control: options.control ?? described.control,
        name,
      },
    ];
  });
}

/** The draft of a row, or of a new one. */
export function draftOf(form: readonly FormField[], row: object | null): Draft {
  const startingValueOf = ({ name, initial, fallback }: FormField) =>
    row ? valueAt(row, name.split('.')) : initial ? initial() : fallback;
  return Object.fromEntries(form.map((field) => [field.name, typedOf(field.control, startingValueOf(field))]));
}

function valueAt(value: unknown, [name, ...within]: readonly string[]): unknown {
  if (name === undefined) return value;
  return valueAt(new Map(Object.entries(Object(value))).get(name), within);
}

export const valuesOf = (form: readonly FormField[], draft: Draft): Values =>
  Object.fromEntries(form.map((field) => [field.name, sentOf(field, draft[field.name])]));

/** The typed values that differ from the original ones. */
export const changesOf = (form: readonly FormField[], before: Draft, draft: Draft): Values =>
  valuesOf(
    form.filter((field) => !isSame(field, before[field.name], draft[field.name])),
    draft,
  );

export const isSame = (field: FormField, one: unknown, other: unknown): boolean =>
  isDeepEqual(sentOf(field, one), sentOf(field, other));

/** Whether a list was typed as invalid JSON. A toast reports it too, because the field may be out of sight. */
export const isUnreadableList = ({ control }: FormField, typed: unknown): boolean =>
  control.kind === 'rows' && typeof typed === 'string';

/** The contract's issues with these values, by field. */
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

/** Updates the issue of a field after typing: it disappears, or changes with the new value. */
export function stillWrong(form: readonly FormField[], issues: Issues, name: string, typed: unknown): Issues {
  const { [name]: issue, ...others } = issues;
  if (issue === undefined) return issues;
  const field = form.filter((one) => one.name === name);
  return { ...others, ...faultsIn(form, valuesOf(field, { [name]: typed })) };
}

/** The draft of the next new row: it keeps only the fields that stay the same. */
export const nextDraft = (form: readonly FormField[], draft: Draft): Draft => ({
  ...draftOf(form, null),
  ...Object.fromEntries(form.filter(({ stays }) => stays).map(({ name }) => [name, draft[name]])),
});

/** Picked rather than typed. The contract describes the value's type, but not that there must be one. */
const isChosen = ({ kind }: FormField['control']) => ['choice', 'reference', 'instant', 'day', 'number'].includes(kind);
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Issues by field. Within a list, the text names the row: `exercises.2.name` is the name in its third row. */
export function issuesByField(issues: readonly Issue[], form: readonly FormField[] = []): Issues {
  return byField(
    issues.map(({ path, message }) => {
      if (form.some(({ name }) => name === path)) return { path, message };
      const [name = '', ...within] = path.split('.');
      return { path: name, message: within.length > 0 ? `${pathInWords(within)} ${message}` : message };
    }),
  );
}

const pathInWords = (within: readonly string[]): string =>
  `${within.map((segment) => (/^\d+$/.test(segment) ? `row ${Number(segment) + 1}` : segment)).join(', ')}:`;

const isRequired = ({ sent, control, fallback }: DescribedField): boolean =>
  control.kind !== 'switch' &&
  (control.kind !== 'choice' || fallback === null) &&
  !z.safeParse(sent, undefined).success;

/** A field that somebody else changed meanwhile to a value other than the form's. */
export interface EditConflict {
  field: FormField;
  mine: unknown;
  theirs: unknown;
  /** Whether this form changed it too; otherwise the form holds the old value. */
  bothChanged: boolean;
}

export type Side = 'mine' | 'theirs';
/** All values of the form, mine and theirs. */
export type Drafts = Readonly<Record<Side, Draft>>;
export type Decisions = Readonly<Record<string, Side>>;

interface Versions {
  /** The values when the form was opened. */
  before: Draft;
  mine: Draft;
  theirs: Draft;
}

export const editConflictsOf = (form: readonly FormField[], { before, mine, theirs }: Versions): EditConflict[] =>
  form
    .map((field) => ({ field, was: before[field.name], mine: mine[field.name], theirs: theirs[field.name] }))
    .filter(({ field, was, mine: ours, theirs: other }) => !isSame(field, was, other) && !isSame(field, ours, other))
    .map(({ field, was, ...sides }) => ({ field, ...sides, bothChanged: !isSame(field, was, sides.mine) }));

/** Preselects theirs where only they changed a field. A person decides about fields that both changed. */
export const firstDecisions = (editConflicts: readonly EditConflict[]): Decisions =>
  Object.fromEntries(
    editConflicts.filter(({ bothChanged }) => !bothChanged).map(({ field }): [string, Side] => [field.name, 'theirs']),
  );

/** The typed values, with theirs where the person chose so. */
export const decided = (mine: Draft, editConflicts: readonly EditConflict[], decisions: Decisions): Draft => ({
  ...mine,
  ...Object.fromEntries(
    editConflicts
      .filter(({ field }) => decisions[field.name] === 'theirs')
      .map(({ field, theirs }) => [field.name, theirs]),
  ),
});
