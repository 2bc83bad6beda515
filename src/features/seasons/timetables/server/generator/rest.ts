import type { Game, Team } from './model.ts';

/**
 * By how many days the rests of opponents would differ more in all, with one game more on a day: at that game, and at the
 * next ones of both teams. The rest of a team is counted from the last day before on which it played.
 */
export function restChange({ home, away }: Game, day: number): number {
  if (!home || !away) return 0;
  let change = difference(lastDayBefore(home, day), lastDayBefore(away, day));
  const homeNext = playsOn(home, day) ? [] : nextGames(home, day);
  const awayNext = playsOn(away, day) ? [] : nextGames(away, day).filter((game) => !homeNext.includes(game));
  for (const next of [...homeNext, ...awayNext]) {
    if (!next.home || !next.away || !next.place) continue;
    const nextDay = next.place.day;
    const ofHome = lastDayBefore(next.home, nextDay);
    const ofAway = lastDayBefore(next.away, nextDay);
    const withIt = (team: Team, last: number) => (team === home || team === away ? Math.max(last, day) : last);
    change += difference(withIt(next.home, ofHome), withIt(next.away, ofAway)) - difference(ofHome, ofAway);
  }
  return change;
}

/** By how many days the rests of a placed game's opponents differ; 0 at the first game of one. */
export function restDifferenceAt({ home, away, place }: Game): number {
  return home && away && place ? difference(lastDayBefore(home, place.day), lastDayBefore(away, place.day)) : 0;
}

const never = Number.NEGATIVE_INFINITY;

const difference = (one: number, other: number): number =>
  one === never || other === never ? 0 : Math.abs(one - other);

export const playsOn = ({ homeOn, awayOn }: Team, day: number): boolean =>
  (homeOn[day] ?? 0) > 0 || (awayOn[day] ?? 0) > 0;

function lastDayBefore({ games }: Team, day: number): number {
  let last = never;
  for (const { place } of games) {
    if (!place || place.day >= day) break;
    last = place.day;
  }
  return last;
}

/** All games of the next day after one on which the team plays. */
function nextGames({ games }: Team, day: number): Game[] {
  const first = games.findIndex(({ place }) => place !== null && place.day > day);
  if (first === -1) return [];
  const nextDay = games[first]?.place?.day;
  let end = first;
  while (games[end]?.place?.day === nextDay && end < games.length) end += 1;
  return games.slice(first, end);
}
