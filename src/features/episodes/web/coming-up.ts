import type { Game } from '#features/games/contract.ts';

const shown = 3;

export function comingUp(games: readonly Game[], now: number): Game[] {
  return games
    .filter(({ status, dateTime }) => status === 'upcoming' && Date.parse(dateTime) > now)
    .toSorted((one, other) => Date.parse(one.dateTime) - Date.parse(other.dateTime))
    .slice(0, shown);
}
