/** A field that somebody else changed meanwhile to a value other than the form's. */
export interface EditConflict<Field> {
  field: Field;
  mine: unknown;
  theirs: unknown;
  /** Whether this form changed it too; otherwise the form holds the old value. */
  bothChanged: boolean;
}

interface Versions {
  /** The values when the form was opened. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

interface Comparison<Field> {
  valueIn: (values: unknown, field: Field) => unknown;
  isSame: (field: Field, one: unknown, other: unknown) => boolean;
}

/** Compares a form with what somebody else has saved since it was opened, field by field. */
export const findEditConflicts = <Field>(
  fields: readonly Field[],
  { before, mine, theirs }: Versions,
  { valueIn, isSame }: Comparison<Field>,
): EditConflict<Field>[] =>
  fields
    .map((field) => ({
      field,
      was: valueIn(before, field),
      mine: valueIn(mine, field),
      theirs: valueIn(theirs, field),
    }))
    .filter(({ field, was, mine: ours, theirs: other }) => !isSame(field, was, other) && !isSame(field, ours, other))
    .map(({ field, was, ...sides }) => ({ field, ...sides, bothChanged: !isSame(field, was, sides.mine) }));
