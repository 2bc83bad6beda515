import type { Team } from './model.ts';

/**
 * How far a team is from playing evenly: for each game, the square of by how many games it comes too early or too late.
 * Half a game is free. Teams that all keep the same pace have played as many games at any time.
 *
 * With a day, as if it had one game more on it.
 */
export function paceCostOf({ pace, games }: Team, added: number | null = null): number {
  let cost = 0;
  let count = 0;
  let waiting = added;
  for (const { place } of games) {
    const day = place?.day ?? 0;
    if (waiting !== null && waiting < day) {
      cost += offPace(count, pace[waiting] ?? 0);
      count += 1;
      waiting = null;
    }
    cost += offPace(count, pace[day] ?? 0);
    count += 1;
  }
  return waiting === null ? cost : cost + offPace(count, pace[waiting] ?? 0);
}

function offPace(gamesBefore: number, expected: number): number {
  const off = Math.abs(gamesBefore + 0.5 - expected) - 0.5;
  return off > 0 ? off * off : 0;
}
