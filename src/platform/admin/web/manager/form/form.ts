import type { ComponentType, ReactNode } from 'react';
import { get, set } from 'react-hook-form';
import * as z from 'zod/mini';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { Issue } from '#shared/errors.ts';
import type { Control } from '#shared/plain-fields.ts';
import { byField, type Issues } from '#web/api/issues.ts';
import { type EditConflict, findEditConflicts } from '#web/forms/edit-conflicts.ts';
import { toSent, toTyped } from './typed-values.ts';

export interface ManagedRow {
  id: number;
  version: number;
}

export interface DescribedField {
  readonly sent: z.core.$ZodType;
  readonly control: Control;
  readonly fallback: unknown;
}

/** The values of a form's controls, by field; those of `stats.points` are within `stats`. */
export type Draft = Readonly<Record<string, unknown>>;

export interface Choice {
  value: string;
  label: string;
}

/** A component that reads something for a field, and hands it to its children; undefined while it loads. */
export type Source<Value> = ComponentType<SourceProps<Value>>;

export interface SourceProps<Value> {
  draft: Draft;
  children: (value: Value | undefined) => ReactNode;
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
  /** The choices of a `reference`, or labels for a `choice`. They may depend on the draft. */
  choices?: readonly Choice[] | ((draft: Draft) => readonly Choice[]);
  /** Reads the choices. */
  Choices?: Source<readonly Choice[]>;
  /** Reads usual values of a `text`. People can type others too. */
  Suggestions?: Source<readonly string[]>;
  /** Whether the next new row starts with the same value. */
  stays?: boolean;
  /** Reads the time zone in which an `instant` is shown and typed. */
  TimeZone?: Source<string>;
  /** The shape of a picture, width by height. Uploads are cropped to it. */
  shape?: number;
}

export interface FormField extends FieldForm, Omit<DescribedField, 'control'> {
  name: string;
  control: DescribedField['control'];
  required: boolean;
}

type Values = Readonly<Record<string, unknown>>;

export function buildForm(
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
export function toDraft(form: readonly FormField[], row: object | null): Draft {
  const getStartingValue = ({ name, initial, fallback }: FormField) =>
    row ? valueAt(row, name.split('.')) : initial ? initial() : fallback;
  return nested(form.map((field) => [field.name, toTyped(field.control, getStartingValue(field))]));
}

/** Nests paths: `stats.points` is the field `points` of `stats`. */
function nested(values: readonly (readonly [path: string, value: unknown])[]): Values {
  const all = {};
  for (const [path, value] of values) set(all, path, value);
  return all;
}

/** A field's value in the draft. */
export const draftValue = (draft: unknown, { name }: Pick<FormField, 'name'>): unknown => get(draft, name);

function valueAt(value: unknown, [name, ...within]: readonly string[]): unknown {
  if (name === undefined) return value;
  return valueAt(new Map(Object.entries(Object(value))).get(name), within);
}

export const collectValues = (form: readonly FormField[], draft: Draft): Values =>
  nested(form.map((field) => [field.name, toSent(field, draftValue(draft, field))]));

/** The typed values that differ from the original ones. */
export const collectChanges = (form: readonly FormField[], before: Draft, draft: Draft): Values =>
  collectValues(
    form.filter((field) => !isSame(field, draftValue(before, field), draftValue(draft, field))),
    draft,
  );

export const isSame = (field: FormField, one: unknown, other: unknown): boolean =>
  isDeepEqual(toSent(field, one), toSent(field, other));

/** Whether a list was typed as invalid JSON. A toast reports it too, because the field may be out of sight. */
export const isUnreadableList = ({ control }: FormField, typed: unknown): boolean =>
  control.kind === 'rows' && typeof typed === 'string';

/** The contract's issues with these values, by field. */
export function faultsIn(form: readonly FormField[], values: Values): Issues {
  return issuesByField(
    form.flatMap(({ name, sent, control }) => {
      const value: unknown = get(values, name);
      const isAsked = value !== undefined || Object.hasOwn(values, name);
      return ((isAsked && z.safeParse(sent, value).error?.issues) || []).map(({ path, message }) => ({
        path: [name, ...path].join('.'),
        message: isChosen(control) && isNothing(value) ? 'is required' : message,
      }));
    }),
    form,
  );
}

/** The draft of the next new row: it keeps only the fields that stay the same. */
export const nextDraft = (form: readonly FormField[], draft: Draft): Draft => ({
  ...toDraft(form, null),
  ...nested(form.filter(({ stays }) => stays).map((field) => [field.name, draftValue(draft, field)])),
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
      return { path: name, message: within.length > 0 ? `${describePath(within)} ${message}` : message };
    }),
  );
}

const describePath = (within: readonly string[]): string =>
  `${within.map((segment) => (/^\d+$/.test(segment) ? `row ${Number(segment) + 1}` : segment)).join(', ')}:`;

const isRequired = ({ sent, control, fallback }: DescribedField): boolean =>
  control.kind !== 'switch' &&
  (control.kind !== 'choice' || fallback === null) &&
  !z.safeParse(sent, undefined).success;

export type Side = 'mine' | 'theirs';
/** All values of the form, mine and theirs. */
export type Drafts = Readonly<Record<Side, Draft>>;
export type Decisions = Readonly<Record<string, Side>>;
export type FieldConflict = EditConflict<FormField>;

/** What somebody else has changed since the form was opened with the values `before`. */
export const conflictsIn = (form: readonly FormField[], versions: Drafts & { before: Draft }): FieldConflict[] =>
  findEditConflicts(form, versions, { valueIn: draftValue, isSame });

/** Preselects theirs where only they changed a field. A person decides about fields that both changed. */
export const firstDecisions = (editConflicts: readonly FieldConflict[]): Decisions =>
  Object.fromEntries(
    editConflicts.filter(({ bothChanged }) => !bothChanged).map(({ field }): [string, Side] => [field.name, 'theirs']),
  );

/** The typed values, with theirs where the person chose so. */
export function decided(mine: Draft, editConflicts: readonly FieldConflict[], decisions: Decisions): Draft {
  const draft = structuredClone(mine);
  for (const { field, theirs } of editConflicts) {
    if (decisions[field.name] === 'theirs') set(draft, field.name, theirs);
  }
  return draft;
}
