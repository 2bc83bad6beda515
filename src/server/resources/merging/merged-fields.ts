import { isDeepEqual } from '#shared/deep-equal.ts';
import type { Field, Fields } from '#shared/plain-fields.ts';

/** What becomes of the fields when two rows of one name are merged. Fields that are not named stay as the kept row has them. */
export interface MergedFields {
  /** Those that the kept row takes over where it has nothing. Those in a list belong together: all of them, or none. */
  fills: readonly (string | readonly string[])[];
  /** Lists to which the entries of the other row are added. */
  unites?: readonly string[];
}

export interface MergeEffects {
  /** By field, the values that the kept row gets. */
  filled: Readonly<Record<string, unknown>>;
  /** By field, the values of the other row that go. */
  lost: Readonly<Record<string, unknown>>;
}

export function mergedInto(fields: Fields, how: MergedFields, kept: object, merged: object): MergeEffects {
  const { fills, unites = [] } = how;
  const [own, other] = [new Map(Object.entries(kept)), new Map(Object.entries(merged))];
  const names = Object.keys(fields).filter((name) => name !== 'name' && !unites.includes(name));
  const hasOwn = (name: string) => !isEmpty(fields[name], own.get(name));
  const given = names.filter((name) => !isEmpty(fields[name], other.get(name)));
  const open = fills.map((group) => [group].flat()).filter((group) => !group.some(hasOwn));
  const filled = given.filter((name) => open.some((group) => group.includes(name)));
  const lost = given.filter((name) => !filled.includes(name) && !isDeepEqual(own.get(name), other.get(name)));
  const pickValues = (some: readonly string[]) => Object.fromEntries(some.map((name) => [name, other.get(name)]));
  return { filled: { ...pickValues(filled), ...united(unites, own, other) }, lost: pickValues(lost) };
}

function united(names: readonly string[], own: Map<string, unknown>, other: Map<string, unknown>) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const entries: unknown[] = [own.get(name)].flat();
      const added = [other.get(name)].flat().filter((entry) => !entries.includes(entry));
      return added.length === 0 ? [] : [[name, [...entries, ...added]]];
    }),
  );
}

/** A choice and a switch always say something; any other field says nothing while it has its fallback. */
function isEmpty(field: Field | undefined, value: unknown): boolean {
  if (field?.control.kind === 'choice' || field?.control.kind === 'switch') return false;
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return true;
  return field !== undefined && field.fallback !== undefined && isDeepEqual(value, field.fallback);
}
