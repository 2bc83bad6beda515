import { indexPlan, type PlanIndex } from '#features/seasons/timetables/check-index-rules.ts';
import { checkMove } from '#features/seasons/timetables/check-rules.ts';
import type { Placement, PlanFault, Slot } from '#features/seasons/timetables/contract.ts';
import { clockText, laneKey, type Spot, toMinutes } from './board-rules.ts';
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
  { index, question }: Pick<CheckedPlan, 'index' | 'question'>,
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
    .flatMap(({ slot, faults }) => freeSpotOf(slot, faults) ?? []);
}

function freeSpotAt(index: PlanIndex, placement: Placement): FreeSpot | undefined {
  const faults = checkMove(index, placement);
  return faults.some(({ isHard }) => isHard) ? undefined : freeSpotOf(placement.slot, faults);
}

function freeSpotOf(slot: Slot, faults: readonly PlanFault[]): FreeSpot | undefined {
  const court = readCourtKey(slot.court);
  return court ? { spot: { day: slot.day, start: toMinutes(slot.from), ...court }, faults } : undefined;
}

/**
 * Where games go on another day: to the same court and time where they can, the others to their best place of that day, of
 * equally good ones at the same venue.
 * Those that find none are not in the answer.
 */
export function spotsOnDay(
  { question, placements }: CheckedPlan,
  keys: readonly string[],
  day: string,
): Map<string, FreeSpot> {
  const moved = new Set(keys);
  const slots = question.slots.filter((slot) => slot.day === day);
  const placed = placements.filter(({ game }) => !moved.has(game));
  const venues = new Map(placements.map(({ game, slot }) => [game, readCourtKey(slot.court)?.venueId]));
  const spots = new Map<string, FreeSpot>();
  const put = (key: string, find: (checked: Pick<CheckedPlan, 'index' | 'question'>) => FreeSpot | undefined) => {
    const index = indexPlan(question, placed);
    const free = find({ index, question: { ...question, slots } });
    const minutes = index.games.get(key)?.minutes ?? 0;
    if (!free) return;
    spots.set(key, free);
    placed.push({ game: key, slot: { court: laneKey(free.spot), day, from: clockText(free.spot.start), minutes } });
  };
  for (const { game, slot } of placements.filter((one) => moved.has(one.game))) {
    put(game, ({ index }) => freeSpotAt(index, { game, slot: { ...slot, day } }));
  }
  for (const key of keys.filter((one) => !spots.has(one))) {
    put(key, (checked) => {
      const free = freeSpots(checked, { key, minutes: checked.index.games.get(key)?.minutes ?? 0 });
      const isAsGood = ({ faults }: FreeSpot) => faults.length === free[0]?.faults.length;
      return free.find((one) => isAsGood(one) && one.spot.venueId === venues.get(key)) ?? free[0];
    });
  }
  return spots;
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
