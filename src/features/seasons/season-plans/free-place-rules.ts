import { checkMove } from '#features/seasons/timetables/check-rules.ts';
import type { PlanFault, Slot } from '#features/seasons/timetables/contract.ts';
import { type Spot, toMinutes } from './board-rules.ts';
import type { PlanGame } from './contract.ts';
import type { CheckedPlan } from './plan-check-rules.ts';
import { mondayOf } from './setup-rules.ts';
import { gamesWithin, readCourtKey } from './slot-rules.ts';

export interface FreeSpot {
  spot: Spot;
  faults: readonly PlanFault[];
}

/**
 * The places in which a game breaks no hard rule. First those with the fewest faults that are better avoided, then weeks
 * in which its teams play least, then those near to where it is, then the earliest.
 */
export function freeSpots(
  { index, question }: CheckedPlan,
  { key, minutes }: Pick<PlanGame, 'key' | 'minutes'>,
): FreeSpot[] {
  const game = index.games.get(key);
  if (!game) return [];
  const now = index.placed.get(key)?.slot;
  const inWeek = weeksOfTeams({ index }, key);
  const cost = (slot: Slot) => inWeek.get(mondayOf(slot.day)) ?? 0;
  const distance = (slot: Slot) => (now ? Math.abs(Date.parse(slot.day) - Date.parse(now.day)) : 0);
  return question.slots
    .filter(({ court }) => game.courts?.includes(court) ?? true)
    .flatMap((open) => gamesWithin(open, minutes))
    .filter((slot) => !isSame(slot, now))
    .map((slot) => ({ slot, faults: checkMove(index, { game: key, slot }) }))
    .filter(({ faults }) => !faults.some(({ isHard }) => isHard))
    .toSorted(
      (one, other) =>
        one.faults.length - other.faults.length ||
        cost(one.slot) - cost(other.slot) ||
        distance(one.slot) - distance(other.slot) ||
        compare(one.slot, other.slot),
    )
    .flatMap(({ slot, faults }) => {
      const court = readCourtKey(slot.court);
      return court ? [{ spot: { day: slot.day, start: toMinutes(slot.from), ...court }, faults }] : [];
    });
}

/** How many games the two teams of a game have in each week, without it. */
function weeksOfTeams({ index }: Pick<CheckedPlan, 'index'>, key: string): Map<string, number> {
  const game = index.games.get(key);
  const teams = [game?.home, game?.away].flatMap((side) => (side && 'team' in side ? [side.team] : []));
  const weeks = new Map<string, number>();
  for (const { slot, game: other } of teams.flatMap((team) => index.ofTeam.get(team) ?? [])) {
    const monday = mondayOf(slot.day);
    if (other.id !== key) weeks.set(monday, (weeks.get(monday) ?? 0) + 1);
  }
  return weeks;
}

const isSame = (one: Slot, other: Slot | undefined): boolean =>
  one.court === other?.court && one.day === other.day && one.from === other.from;

const compare = (one: Slot, other: Slot): number => (`${one.day} ${one.from}` < `${other.day} ${other.from}` ? -1 : 1);
