export type Pairing<T> = readonly [home: T, away: T];

/** Everyone against everyone, at home and away; the second leg is woven in, so that each half has both. */
export function doubleRoundRobin<T>(teams: readonly T[]): { leg: 1 | 2; pairings: Pairing<T>[] }[] {
  return rounds(teams).flatMap((pairings) => [
    { leg: 1 as const, pairings },
    { leg: 2 as const, pairings: pairings.map(([home, away]): Pairing<T> => [away, home]) },
  ]);
}

/** The circle method: one stays, the others go round; with an odd number one rests. */
function rounds<T>(teams: readonly T[]): Pairing<T>[][] {
  const places: (T | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const [fixed, ...circle] = places;
  return circle.map((_, turn) => {
    const turned = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
    return pairUp(turned, turn);
  });
}

function pairUp<T>(turned: (T | null | undefined)[], turn: number): Pairing<T>[] {
  return turned.slice(0, turned.length / 2).flatMap((one, at): Pairing<T>[] => {
    const other = turned[turned.length - 1 - at];
    if (one == null || other == null) return [];
    return (turn + at) % 2 === 0 ? [[one, other]] : [[other, one]];
  });
}
