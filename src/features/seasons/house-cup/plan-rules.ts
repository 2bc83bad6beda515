import type { Contest, CupResidence } from './contest.ts';
import type { EntryKind } from './contract.ts';
import { type DerivedEntry, deriveEntries } from './derive-rules.ts';
import type { CupRules } from './rule-fields.ts';

/** An entry as it is stored, as far as planning needs it. */
export interface StoredEntry {
  id: number;
  residenceId: number;
  key: string;
  kind: EntryKind;
  points: number;
  at: string;
  place: number | null;
  aboutId: number | null;
  shouldBe: number | null;
}

export interface PlannedEntry extends DerivedEntry {
  key: string;
  contest: Contest;
}

export interface EntryPlan {
  add: readonly PlannedEntry[];
  /** Entries whose points, day or place are others now. */
  change: readonly (Pick<StoredEntry, 'id' | 'points' | 'at' | 'place'> & { hasOtherPoints: boolean })[];
  remove: readonly number[];
}

/** All that the results give by these rules. A key stays the same as long as it is the same thing that gives points. */
export const deriveAll = (
  rules: CupRules,
  contests: readonly Contest[],
  residences: readonly CupResidence[],
): PlannedEntry[] =>
  contests.flatMap((contest) =>
    deriveEntries(rules, contest, residences).map((entry) => ({ ...entry, contest, key: keyOf(contest, entry) })),
  );

const keyOf = ({ key }: Contest, { kind, residenceId, teamId, gameId }: DerivedEntry): string =>
  `${key} ${kind} ${residenceId} ${teamId ?? '-'} ${gameId ?? '-'}`;

/**
 * How to get from the stored entries to those that the results give. What somebody gave stays. A ruling stays with the entry
 * that it is about, and makes up the difference to what that should have; without the entry it goes.
 */
export function planEntries(stored: readonly StoredEntry[], derived: readonly PlannedEntry[]): EntryPlan {
  const wanted = new Map(derived.map((entry) => [entry.key, entry]));
  const kept = stored.filter(({ kind, key }) => !isDerived(kind) || wanted.has(key));
  const keys = new Set(kept.map(({ key }) => key));
  const points = new Map(kept.map((entry) => [entry.id, wanted.get(entry.key)?.points ?? entry.points]));
  const changes = kept.flatMap((entry) => {
    const { at, place } = wanted.get(entry.key) ?? entry;
    const now = { id: entry.id, at, place, points: pointsNow(entry, points) };
    const hasOtherPoints = now.points !== entry.points;
    return hasOtherPoints || at !== entry.at || place !== entry.place ? [{ ...now, hasOtherPoints }] : [];
  });
  const gone = stored.filter(({ id }) => !points.has(id)).map(({ id }) => id);
  // Rulings about entries that go: the database deletes them with these.
  const orphans = kept.filter(({ aboutId }) => aboutId !== null && gone.includes(aboutId)).map(({ id }) => id);
  return {
    add: derived.filter(({ key }) => !keys.has(key)),
    change: changes.filter(({ id }) => !orphans.includes(id)),
    remove: [...gone, ...orphans],
  };
}

const isDerived = (kind: EntryKind): boolean => kind !== 'given' && kind !== 'ruling';

function pointsNow({ id, points, aboutId, shouldBe }: StoredEntry, now: ReadonlyMap<number, number>): number {
  if (aboutId === null || shouldBe === null) return now.get(id) ?? points;
  return shouldBe - (now.get(aboutId) ?? 0);
}

/** What all residences would have after a plan. */
export function afterPlan(
  stored: readonly StoredEntry[],
  { add, change, remove }: EntryPlan,
): { residenceId: number; points: number; at: string }[] {
  const changed = new Map(change.map((entry) => [entry.id, entry.points]));
  const left = stored.filter(({ id }) => !remove.includes(id));
  return [
    ...left.map(({ id, residenceId, points, at }) => ({ residenceId, at, points: changed.get(id) ?? points })),
    ...add.map(({ residenceId, points, at }) => ({ residenceId, points, at })),
  ];
}
