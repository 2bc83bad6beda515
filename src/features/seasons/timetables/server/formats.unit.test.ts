import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeRun, repeats } from '#testing/whole-run.ts';
import type { Format, Side, TimetableGame } from '../contract.ts';
import { gamesOf } from '../format-rules.ts';
import { isPlayed, type Outcome, resolveSides, tableKey } from '../progress-rules.ts';

const numRuns = repeats('FORMAT_RUNS', 200, 2000);

type Of<Kind extends Format['kind']> = Extract<Format, { kind: Kind }>;

const teamsNamed = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index + 1}`);

/** 200 of each of the five formats make a thousand. */
function holds<Kind extends Format['kind']>(
  format: fc.Arbitrary<Of<Kind>>,
  check: (games: TimetableGame[], teams: string[], format: Of<Kind>, isUpset: () => boolean) => void,
): void {
  const sides = fc.integer({ min: 2, max: 64 });
  fc.assert(
    fc.property(format, sides, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), (kind, count, chances) => {
      const teams = teamsNamed(count);
      const games = gamesOf(kind, { competition: 'c', teams, minutes: 40 });
      expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
      leadToEarlierGames(games);
      check(games, teams, kind, () => chances.next().value === 0);
    }),
    // The gate tries the same ones each time, a whole run others.
    { numRuns, ...(isWholeRun ? {} : { seed: 143 }) },
  );
}

/** Winners and losers come from games of earlier stages, places from tables whose games are all over by then. */
function leadToEarlierGames(games: readonly TimetableGame[]): void {
  const stages = new Map(games.map(({ id, stage }) => [id, stage]));
  const lastOf = new Map<string | null, number>();
  for (const { home, group, stage } of games)
    if ('team' in home) lastOf.set(group, Math.max(stage, lastOf.get(group) ?? 0));
  const readyAfter = (side: Side): number => {
    if ('winnerOf' in side) return stages.get(side.winnerOf) ?? Infinity;
    if ('loserOf' in side) return stages.get(side.loserOf) ?? Infinity;
    return 'place' in side ? (lastOf.get(side.group) ?? Infinity) : 0;
  };
  const tooEarly = games.filter(({ home, away, stage }) => Math.max(readyAfter(home), readyAfter(away)) >= stage);
  expect(tooEarly).toEqual([]);
}

const teamIn = (side: Side): string => ('team' in side ? side.team : '');
const pairOf = ({ home, away }: TimetableGame): string => [teamIn(home), teamIn(away)].toSorted().join(' v ');
const sidesOf = ({ home, away }: TimetableGame): [string, boolean][] => [
  [teamIn(home), true],
  [teamIn(away), false],
];

function everybodyMeets(games: readonly TimetableGame[], teams: readonly string[], meetings: number): void {
  const pairs = (teams.length * (teams.length - 1)) / 2;
  const met = Map.groupBy(games, pairOf);
  expect([met.size, games.length]).toEqual([pairs, pairs * meetings]);
  expect([...met.values()].every((ofPair) => ofPair.length === meetings)).toBe(true);
}

/** For each team, whether it is at home, in the order of its games. */
function homesIn(games: readonly TimetableGame[]): boolean[][] {
  const homes = new Map<string, boolean[]>();
  for (const game of games.toSorted((a, b) => a.stage - b.stage)) {
    for (const [team, isHome] of sidesOf(game)) homes.set(team, [...(homes.get(team) ?? []), isHome]);
  }
  return [...homes.values()];
}

const breaksIn = (homes: readonly boolean[]): number => homes.filter((is, at) => at > 0 && is === homes[at - 1]).length;

const isTwice = (list: readonly string[]): boolean => new Set(list).size < list.length;

test('in a round robin all meet as often, at home as often as away, with the fewest breaks', () => {
  holds<'roundRobin'>(
    fc.record({ kind: fc.constant('roundRobin'), meetings: fc.integer({ min: 1, max: 4 }) }),
    (games, teams, { meetings }) => {
      everybodyMeets(games, teams, meetings);
      const rounds = [...Map.groupBy(games, ({ stage }) => stage).values()];
      expect(rounds.filter((round) => isTwice(round.flatMap(sidesOf).map(([team]) => team)))).toEqual([]);
      const uneven = homesIn(games).filter((homes) => Math.abs(homes.length - 2 * homes.filter(Boolean).length) > 1);
      expect(uneven).toEqual([]);
      const single = homesIn(games.filter(({ id }) => id.endsWith('.1')));
      const breaks = single.reduce((sum, homes) => sum + breaksIn(homes), 0);
      expect(breaks).toBe(teams.length % 2 ? 0 : teams.length - 2);
    },
  );
});

test('after pools, a knock-out keeps those of a pool apart', () => {
  holds<'pools'>(
    fc.record({
      kind: fc.constant('pools'),
      pools: fc.integer({ min: 1, max: 16 }),
      meetings: fc.integer({ min: 1, max: 2 }),
      advance: fc.integer({ min: 1, max: 16 }),
      places: fc.constant(1),
    }),
    (games, teams, { meetings, advance }, isUpset) => {
      const [inPools, after] = [
        games.filter(({ home }) => 'team' in home),
        games.filter(({ home }) => !('team' in home)),
      ];
      const groups = [...Map.groupBy(inPools, ({ group }) => group)].map(([group, own]) => {
        const members = [...new Set(own.flatMap(sidesOf).map(([team]) => team))].toSorted(
          (a, b) => Number(a) - Number(b),
        );
        everybodyMeets(own, members, meetings);
        return { group, members };
      });
      expect(groups.flatMap(({ members }) => members).length).toBe(teams.length);
      const sizes = groups.map(({ members }) => members.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      const advancing = sizes.reduce((sum, size) => sum + Math.min(size, advance), 0);
      expect(after.length).toBe(advancing - 1);
      const tables = new Map(groups.map(({ group, members }) => [tableKey('c', group), members]));
      const played = playAll(after, { tables, teams }, isUpset);
      if (advance > 2 || groups.length < 2) return;
      const poolOf = (team: string) => groups.findIndex(({ members }) => members.includes(team));
      for (const [id, { home, away }] of played) {
        if (poolOf(home) === poolOf(away)) expect(id).toBe(after.at(-1)?.id);
      }
    },
  );
});

test('a knock-out of n has n - 1 games, no bye meets a bye, and the best two meet only in the final', () => {
  holds<'knockout'>(
    fc.record({ kind: fc.constant('knockout'), places: fc.integer({ min: 1, max: 8 }) }),
    (games, teams, { places }, isUpset) => {
      const forPlaces = games.filter(({ round }) => /Third|Fifth|Seventh/.test(round ?? ''));
      const others = games.filter((game) => !forPlaces.includes(game));
      expect(others.length).toBe(teams.length - 1);
      const losers = Math.min(4, Math.max(0, teams.length - 4));
      const fromFifth = places >= 5 ? Math.max(0, losers - 1) : 0;
      const seventh = places >= 7 && losers === 4 ? 1 : 0;
      expect(forPlaces.length).toBe((places >= 3 && teams.length > 3 ? 1 : 0) + fromFifth + seventh);
      const firstStage = (team: string) => others.find((game) => sidesOf(game).some(([id]) => id === team))?.stage;
      const byes = 2 ** Math.ceil(Math.log2(teams.length)) - teams.length;
      expect(teams.map(firstStage)).toEqual(teams.map((_, seed) => (seed < byes ? 2 : 1)));
      const final = others.at(-1)?.id;
      const played = playAll(games, { teams }, isUpset);
      for (const { id } of others) {
        const { home, away } = played.get(id) ?? {};
        if ([home, away].toSorted().join() === '1,2') expect(id).toBe(final);
      }
      const asSeeded = playAll(games, { teams }, () => false).get(final ?? '');
      expect([asSeeded?.home, asSeeded?.away]).toEqual(['1', '2']);
    },
  );
});

test('in a double elimination all but the winner lose twice', () => {
  holds<'doubleElimination'>(
    fc.record({ kind: fc.constant('doubleElimination'), reset: fc.boolean() }),
    (games, teams, { reset }, isUpset) => {
      expect(games.length).toBe(2 * teams.length - (reset ? 1 : 2));
      const played = [...playAll(games, { teams }, isUpset).values()];
      const losses = Map.groupBy(played, ({ home, away, winner }) => (winner === home ? away : home));
      const counts = teams.map((team) => losses.get(team)?.length ?? 0).toSorted();
      const [champion = 0, ...others] = counts;
      const isUnbeaten = champion === 0;
      if (reset || isUnbeaten) expect(others).toEqual(others.map(() => 2));
      // Without a deciding final, who lost only the final is second.
      else expect(counts).toEqual([1, 1, ...others.slice(1).map(() => 2)]);
    },
  );
});

test('a Swiss tournament has no rematch, one bye for a team, and home and away in turn', () => {
  holds<'swiss'>(
    fc.record({ kind: fc.constant('swiss'), rounds: fc.integer({ min: 1, max: 20 }) }),
    (games, teams, _, isUpset) => {
      // With more rounds than half the teams there need not be a pairing.
      const possible = games.filter(({ stage }) => stage <= Math.floor(teams.length / 2));
      const played = [...playAll(possible, { teams }, isUpset).values()];
      expect(played.length).toBe(possible.length);
      const pairs = played.map(({ home, away }) => [home, away].toSorted().join(' v '));
      expect(new Set(pairs).size).toBe(pairs.length);
      const rounds = Math.max(...possible.map(({ stage }) => stage));
      for (const team of teams) {
        const own = played.filter(({ home, away }) => home === team || away === team);
        expect(own.length).toBeGreaterThanOrEqual(rounds - (teams.length % 2));
        const atHome = own.filter(({ home }) => home === team).length;
        expect(Math.abs(own.length - 2 * atHome)).toBeLessThanOrEqual(2);
      }
    },
  );
});

/** The results of all games, stage by stage: the better seed wins, unless it is an upset. */
function playAll(
  games: readonly TimetableGame[],
  { teams, tables = new Map() }: { teams: string[]; tables?: Map<string, string[]> },
  isUpset: () => boolean,
): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const stage of [...new Set(games.map((game) => game.stage))].toSorted((a, b) => a - b)) {
    const sides = resolveSides(games, { outcomes, tables, entrants: new Map([['c', teams]]) });
    for (const game of games.filter((one) => one.stage === stage && isPlayed(one, outcomes))) {
      const { home, away } = sides.get(game.id) ?? {};
      if (!home || !away || home === away) throw new Error(`${game.id} has no two sides`);
      const [better, worse] = Number(home) < Number(away) ? [home, away] : [away, home];
      outcomes.set(game.id, { home, away, winner: isUpset() ? worse : better });
    }
  }
  return outcomes;
}
