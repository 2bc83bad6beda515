import { courtDay, type Placed, type PlanIndex, teamsOf, timesOf } from './check-index-rules.ts';
import { overlap } from './check-place-rules.ts';

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
function startsOfDays({ question, busy }: PlanIndex): Map<number, { first: number; last: number }> {
  const { slots, games, firstDay, lastDay, daysOff } = question;
  const isOff = (day: string) => daysOff.some(({ from, until }) => from <= day && day <= until);
  const days = [...Map.groupBy(slots, ({ day }) => day)].filter(
    ([day]) => firstDay <= day && day <= lastDay && !isOff(day),
  );
  const fixed = games.flatMap((game) => game.fixed ?? []).map(timesOf);
  const usable = days.flatMap(([, ofDay]) =>
    ofDay.flatMap((slot) => {
      const times = timesOf(slot);
      return isTaken(busy, slot.court, times) ? [] : [times];
    }),
  );
  return new Map(
    [...Map.groupBy([...usable, ...fixed], ({ day }) => day)].map(([day, times]) => {
      const starts = times.map(({ start }) => start);
      return [day, { first: Math.min(...starts), last: Math.max(...starts) }];
    }),
  );
}

/** By a game of others, also by one of the day before that goes on past midnight. */
function isTaken(busy: PlanIndex['busy'], court: string, times: ReturnType<typeof timesOf>): boolean {
  return [times.day - 1, times.day, times.day + 1].some((day) =>
    busy.get(courtDay(court, day))?.some((other) => overlap(times, other)),
  );
}
