import { type Draft, type FormField, isSame } from '../form/form.ts';

/** A field that somebody else changed meanwhile to something other than what stands in the form. */
export interface EditConflict {
  field: FormField;
  mine: unknown;
  theirs: unknown;
  /** Whether it was changed here too; else the form only shows what it was. */
  bothChanged: boolean;
}

export type Side = 'mine' | 'theirs';
/** All that stands in the form, by whom. */
export type Drafts = Readonly<Record<Side, Draft>>;
export type Decisions = Readonly<Record<string, Side>>;

interface Versions {
  /** As the form was opened. */
  before: Draft;
  mine: Draft;
  theirs: Draft;
}

export const editConflictsOf = (form: readonly FormField[], { before, mine, theirs }: Versions): EditConflict[] =>
  form
    .map((field) => ({ field, was: before[field.name], mine: mine[field.name], theirs: theirs[field.name] }))
    .filter(({ field, was, mine: ours, theirs: other }) => !isSame(field, was, other) && !isSame(field, ours, other))
    .map(({ field, was, ...sides }) => ({ field, ...sides, bothChanged: !isSame(field, was, sides.mine) }));

/** What only somebody else changed stays as they have it; what both did, a person decides. */
export const firstDecisions = (editConflicts: readonly EditConflict[]): Decisions =>
  Object.fromEntries(
    editConflicts.filter(({ bothChanged }) => !bothChanged).map(({ field }): [string, Side] => [field.name, 'theirs']),
  );

/** What was typed, with theirs where that was chosen. */
export const decided = (mine: Draft, editConflicts: readonly EditConflict[], decisions: Decisions): Draft => ({
  ...mine,
  ...Object.fromEntries(
    editConflicts
      .filter(({ field }) => decisions[field.name] === 'theirs')
      .map(({ field, theirs }) => [field.name, theirs]),
  ),
});
