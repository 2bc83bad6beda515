import { type Draft, type FormField, isSame } from '../form/form.ts';

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
