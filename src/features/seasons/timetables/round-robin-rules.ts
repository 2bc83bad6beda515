import type { TimetableGame } from './contract.ts';
import type { MakeGame } from './game-making-rules.ts';

type Pair = readonly [home: string, away: string];

interface Table {
  teams: readonly string[];
  meetings: number;
  group: string | null;
}

/** The games of one table. A game is named by its teams: it stays itself when teams join, leave or change their seeds. */
export function roundRobin({ teams, meetings, group }: Table, make: MakeGame): TimetableGame[] {
  const single = singleRounds(teams);
  const legs = Array.from({ length: meetings }, (_, leg) =>
    single.map((pairs) => (leg % 2 ? pairs.map(mirrored) : pairs)),
  );
  return legs.flatMap((rounds, leg) =>
    rounds.flatMap((pairs, index) => {
      const stage = leg * single.length + index + 1;
      return pairs.map(([home, away]) =>
        make(`${[home, away].toSorted().join('.')}.${leg + 1}`, {
          home: { team: home },
          away: { team: away },
          group,
          round: `Round ${stage}`,
          stage,
        }),
      );
    }),
  );
}

const mirrored = ([home, away]: Pair): Pair => [away, home];

/**
 * Each pair once, by the circle method. With sides given as de Werra does (1981), n teams have n - 2 breaks (two home
 * or two away games in a row), which is the fewest that are possible, and none at all if one team is free in each round.
 * Home and away games of a team differ by at most one.
 */
function singleRounds(teams: readonly string[]): Pair[][] {
  const isEven = teams.length % 2 === 0;
  const circle = isEven ? teams.length - 1 : teams.length;
  const at = (index: number): string => teams[(index + circle) % circle] ?? '';
  const centre = isEven ? teams.at(-1) : undefined;
  return Array.from({ length: teams.length < 2 ? 0 : circle }, (_, round) => {
    const pairs = Array.from({ length: (circle - 1) / 2 }, (_, index): Pair => {
      const pair: Pair = [at(round + index + 1), at(round - index - 1)];
      return index % 2 ? mirrored(pair) : pair;
    });
    if (centre === undefined) return pairs;
    const withCentre: Pair = [at(round), centre];
    return [round % 2 ? mirrored(withCentre) : withCentre, ...pairs];
  });
}
