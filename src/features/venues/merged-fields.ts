// Without zod, which the contract needs.
import { isDeepEqual } from '#shared/deep-equal.ts';

/** What a venue takes over from another one of its name where it has none itself. */
export const mergedFields = [
  'shortName',
  'place',
  'mapUrl',
  'surfaces',
  'sportIds',
  'capacity',
  'hours',
  'closedDays',
] as const;
type MergedField = (typeof mergedFields)[number];

type Mergeable = Readonly<Record<MergedField, unknown>>;

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** What a kept venue takes over from a merged one, and what of that one goes because the kept one has its own. */
export function mergedInto(kept: Mergeable, merged: Mergeable): { filled: MergedField[]; lost: MergedField[] } {
  const given = mergedFields.filter((name) => !isEmpty(merged[name]));
  return {
    filled: given.filter((name) => isEmpty(kept[name])),
    lost: given.filter((name) => !isEmpty(kept[name]) && !isDeepEqual(kept[name], merged[name])),
  };
}
