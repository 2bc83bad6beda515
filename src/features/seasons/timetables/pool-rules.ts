import { bracketPositions, bracketSize } from './bracket-rules.ts';
import type { Format, Side, TimetableGame } from './contract.ts';
import type { MakeGame } from './game-making-rules.ts';
import { knockout } from './knockout-rules.ts';
import { roundRobin } from './round-robin-rules.ts';

type PoolsFormat = Extract<Format, { kind: 'pools' }>;

/** Round robins in groups, then a knock-out of their best. */
export function pools(format: PoolsFormat, teams: readonly string[], make: MakeGame): TimetableGame[] {
  const groups = snake(teams, format.pools);
  const names = groups.map((_, index) => (groups.length === 1 ? null : groupName(index)));
  const inGroups = groups.flatMap((members, index) =>
    roundRobin({ teams: members, meetings: format.meetings, group: names[index] ?? null }, make),
  );
  const row = advancing(groups, format.advance).map(
    (entry): Side | null => entry && { place: entry.place, group: names[entry.pool] ?? null },
  );
  const stage = Math.max(0, ...inGroups.map((game) => game.stage)) + 1;
  return [...inGroups.toSorted((a, b) => a.stage - b.stage), ...knockout({ row, places: format.places, stage }, make)];
}

const groupName = (index: number): string => `Group ${String.fromCharCode(65 + index)}`;

/** 1 to A, 2 to B, 3 to B, 4 to A: groups of about the same strength. Each has at least two teams, or there are fewer. */
export function snake<Team>(teams: readonly Team[], pools: number): Team[][] {
  const count = Math.max(1, Math.min(pools, Math.floor(teams.length / 2)));
  return Array.from({ length: count }, (_, pool) =>
    teams.filter((_, seed) => {
      const column = seed % count;
      return (Math.floor(seed / count) % 2 ? count - 1 - column : column) === pool;
    }),
  );
}

interface Entry {
  place: number;
  pool: number;
}

/**
 * Where those who go on stand in the knock-out, from top to bottom. Winners are seeded above runners-up, as byes go to
 * the best, and of one place the pools are dealt so that two of a pool meet again as late as possible.
 */
function advancing(groups: readonly (readonly unknown[])[], advance: number): (Entry | null)[] {
  const tiers = Array.from({ length: advance }, (_, index) =>
    groups.flatMap((members, pool) => (members.length > index ? [{ place: index + 1, pool }] : [])),
  );
  const size = bracketSize(tiers.flat().length);
  const positions = bracketPositions(size);
  const row: (Entry | null)[] = Array.from({ length: size }, () => null);
  let seed = 1;
  for (const tier of tiers) {
    const spots = tier.map((_, index) => positions.indexOf(seed + index));
    for (const [index, entry] of dealt(tier, spots, row).entries()) row[spots[index] ?? 0] = entry;
    seed += tier.length;
  }
  return row;
}

/** Swaps two of them while that keeps teams of a pool further apart. */
function dealt(tier: readonly Entry[], spots: readonly number[], row: readonly (Entry | null)[]): Entry[] {
  const near = (entry: Entry, spot: number): number => {
    let sum = 0;
    for (const [other, { pool }] of row.flatMap((one, at) => (one ? [[at, one] as const] : []))) {
      if (pool === entry.pool) sum += 1000 ** -roundOfMeeting(spot, other);
    }
    return sum;
  };
  const dealt = [...tier];
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [one, oneSpot] of spots.entries()) {
      for (const [other, otherSpot] of spots.entries()) {
        const [a, b] = [dealt[one], dealt[other]];
        if (!a || !b || near(a, otherSpot) + near(b, oneSpot) >= near(a, oneSpot) + near(b, otherSpot)) continue;
        [dealt[one], dealt[other]] = [b, a];
        isBetter = true;
      }
    }
  }
  return dealt;
}

/** 1 is the first round. */
const roundOfMeeting = (one: number, other: number): number => Math.floor(Math.log2(one ^ other)) + 1;
