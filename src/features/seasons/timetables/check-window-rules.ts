import { dateText } from '#shared/notation.ts';
import { dayNumber, type Placed } from './check-index-rules.ts';
import type { PlanFault, TimetableQuestion, TimetableTeam, WindowRule } from './contract.ts';

/** The windows of days in which a team has too many games with this one. */
export function windowsExceeded(
  { windows, firstDay, lastDay }: TimetableQuestion,
  one: Placed,
  others: readonly Placed[],
  team: TimetableTeam,
): PlanFault[] {
  const daysInSeason = dayNumber(lastDay) - dayNumber(firstDay) + 1;
  return windows
    .filter((rule) => appliesTo(rule, team.id) && isOfSide(rule, one, team.id) && rule.days <= daysInSeason)
    .flatMap((rule): PlanFault[] => {
      const inside = fullestWindow(
        rule,
        one,
        others.filter((other) => isOfSide(rule, other, team.id)),
      );
      if (inside.length + 1 <= rule.most) return [];
      const side = { home: 'home games', away: 'away games', either: 'games' }[rule.side];
      const days = rule.days === 1 ? 'on a day' : `in ${rule.days} days`;
      return [
        {
          kind: 'window',
          isHard: rule.isHard,
          games: [one.game.id, ...inside.map(({ game }) => game.id)],
          text: `${team.name} would have ${inside.length + 1} ${side} ${days} around ${dateText(one.slot.day)}: at most ${rule.most}`,
        },
      ];
    });
}

export const appliesTo = ({ teams }: WindowRule, team: string): boolean => teams.length === 0 || teams.includes(team);

export function isOfSide({ side }: WindowRule, { game }: Pick<Placed, 'game'>, team: string): boolean {
  const isHome = 'team' in game.home && game.home.team === team;
  return side === 'either' || (side === 'home') === isHome;
}

/** The others in that window around a game that has most of them. */
function fullestWindow({ days }: WindowRule, one: Placed, others: readonly Placed[]): Placed[] {
  const near = others.filter(({ day }) => Math.abs(day - one.day) < days);
  let fullest: Placed[] = [];
  for (const first of [...near.map(({ day }) => day).filter((day) => day < one.day), one.day]) {
    const inside = near.filter(({ day }) => first <= day && day < first + days);
    if (inside.length > fullest.length) fullest = inside;
  }
  return fullest;
}
