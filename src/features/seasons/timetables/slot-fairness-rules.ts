import { dayNumber, type Placed, type PlanIndex, teamsOf, timesOf } from './check-index-rules.ts';
import { overlap } from './check-place-rules.ts';
import type { Slot } from './contract.ts';

/** The most that the last, or the first, times of a day differ between two teams of a competition. */
export function slotSpreads(index: PlanIndex): { lateDifference: number; earlyDifference: number } {
  const starts = startsOfDays(index);
  const isAt = (which: 'first' | 'last') => (one: Placed) => {
    const { first, last } = starts.get(one.day) ?? {};
    return first !== last && one.start === (which === 'first' ? first : last);
  };
  return { lateDifference: spread(index, isAt('last')), earlyDifference: spread(index, isAt('first')) };
}

function spread({ question, placed }: PlanIndex, isOne: (one: Placed) => boolean): number {
  const spreads = [...Map.groupBy(question.games, ({ competition }) => competition).values()].map((games) => {
    const counts = new Map(games.flatMap(teamsOf).map((team) => [team, 0]));
    const such = games.flatMap(({ id }) => placed.get(id) ?? []).filter(isOne);
    for (const team of such.flatMap(({ game }) => teamsOf(game))) counts.set(team, (counts.get(team) ?? 0) + 1);
    const all = [...counts.values()];
    return all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
  });
  return Math.max(0, ...spreads);
}

/** When the first and the last time of each day begin, of those that games may use. */
function startsOfDays({ question }: PlanIndex): Map<number, { first: number; last: number }> {
  const fixed = question.games.flatMap((game) => game.fixed ?? []);
  const usable = [...question.slots.filter((slot) => isUsable(question, slot)), ...fixed].map(timesOf);
  return new Map(
    [...Map.groupBy(usable, ({ day }) => day)].map(([day, times]) => {
      const starts = times.map(({ start }) => start);
      return [day, { first: Math.min(...starts), last: Math.max(...starts) }];
    }),
  );
}

function isUsable({ firstDay, lastDay, daysOff, busy }: PlanIndex['question'], slot: Slot): boolean {
  const times = timesOf(slot);
  const isIn = (from: string, until: string) => dayNumber(from) <= times.day && times.day <= dayNumber(until);
  if (!isIn(firstDay, lastDay) || daysOff.some(({ from, until }) => isIn(from, until))) return false;
  return !busy.some((other) => other.court === slot.court && overlap(times, timesOf(other)));
}
