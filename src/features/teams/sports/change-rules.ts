import { isDeepEqual } from '#shared/deep-equal.ts';
import type { Issue } from '#shared/errors.ts';
import type { SportDefinition, Tap } from './definitions/definition.ts';
import { isOfTeam, listParts } from './rules.ts';

// What an edited definition must leave as it was, because games have been counted with it. Names, the table and what nobody
// has used may change.

/** Counts that box scores hold stay, with their worth. */
export function findLostCounts(before: SportDefinition, after: SportDefinition, used: ReadonlySet<string>): Issue[] {
  const now = new Map(listCounts(after).map((part) => [part.key, part]));
  return listCounts(before)
    .filter(({ key }) => used.has(key))
    .flatMap(({ key, label, worth = 0 }) => {
      const kept = now.get(key);
      if (!kept) return [fault('statistics', `${label} has been counted in games, so it must stay`)];
      if ((kept.worth ?? 0) !== worth) {
        return [fault('statistics', `${label} has been counted in games, so its worth must stay ${worth}`)];
      }
      if (isOfTeam(before, key) === isOfTeam(after, key)) return [];
      return [fault('statistics', `${label} has been counted in games, so it must stay with whom it counts for`)];
    });
}

/** Keys that were pressed stay, and count what they counted. */
export const findLostTaps = (before: SportDefinition, after: SportDefinition, pressed: ReadonlySet<string>): Issue[] =>
  before.taps
    .filter(({ key }) => pressed.has(key))
    .flatMap((tap) => {
      const kept = after.taps.find(({ key }) => key === tap.key);
      if (!kept) return [fault('taps', `${tap.name} has been pressed in games, so its key must stay`)];
      if (isDeepEqual(counted(kept), counted(tap))) return [];
      return [fault('taps', `${tap.name} has been pressed in games, so it must count what it counted`)];
    });

/** The periods in which games have been scored. */
export const findLostPeriods = (before: SportDefinition, after: SportDefinition): Issue[] =>
  isDeepEqual(playedIn(before), playedIn(after))
    ? []
    : [fault('periods', 'Games have been scored in these periods, so their number and how they score must stay')];

const fault = (part: string, message: string): Issue => ({ path: `definition.${part}`, message });

const listCounts = ({ statistics }: SportDefinition) => statistics.flatMap(listParts);

const counted = ({ label: _label, name: _name, isRare: _isRare, positions: _positions, ...rest }: Tap) => rest;

const playedIn = ({ innings, periods: { count, score, sets } }: SportDefinition) => ({
  innings: innings?.ballsPerOver,
  count,
  score,
  sets: sets && { ...sets, serve: null, changesEndsAt: null, rotates: null },
});
