import type { Random } from '#demo/random.ts';
import type { Counts, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { Side } from '../../contract.ts';
import { creditedSide, getPoints, type Scores } from '../../score-rules.ts';

/** A tap whose moment in the game is still to be chosen. */
export interface DemoTap {
  side: Side;
  tap: string;
  playerId: number | null;
}

/** The taps that add up to these counts. */
export function tapsFor({ name, taps }: SportDefinition, counts: Counts): string[] {
  const rest: Record<string, number> = { ...counts };
  const widestFirst = taps.toSorted((a, b) => size(b.adds) - size(a.adds));
  const pressed = widestFirst.flatMap(({ key, adds }) => {
    const times = Math.min(...Object.entries(adds).map(([count, by]) => Math.floor((rest[count] ?? 0) / by)));
    for (const [count, by] of Object.entries(adds)) rest[count] = (rest[count] ?? 0) - by * times;
    return Array.from({ length: times }, () => key);
  });
  if (Object.values(rest).some((left) => left !== 0)) throw new RangeError(`No taps of ${name} add up to these counts`);
  return pressed;
}

const size = (adds: Counts) => Object.values(adds).reduce((sum, by) => sum + by, 0);

/** Deals the taps to periods, so that each side scores in each what it did there. Other taps go to any. */
export function dealToPeriods(
  random: Random,
  definition: SportDefinition,
  taps: readonly DemoTap[],
  periods: readonly Scores[],
): DemoTap[][] {
  const worth = ({ tap }: DemoTap) => getPoints(definition, tap);
  const dealt: DemoTap[][] = periods.map(() => []);
  for (const side of ['home', 'away'] as const) {
    const scoring = taps.filter((tap) => worth(tap) > 0 && creditedSide(definition, tap) === side);
    const left = random.shuffled(scoring).map((tap) => ({ tap, points: worth(tap) }));
    for (const [at, period] of periods.entries()) dealt[at]?.push(...takeSum(left, period[side]));
  }
  for (const tap of taps) if (worth(tap) === 0) dealt[random.between(0, periods.length - 1)]?.push(tap);
  return dealt;
}

interface Worth {
  tap: DemoTap;
  points: number;
}

/** Takes taps that are worth this sum out of those that are left. */
function takeSum(left: Worth[], sum: number): DemoTap[] {
  const taken: DemoTap[] = [];
  for (let open = sum; open > 0; ) {
    const at = left.findIndex(({ points }, here) => points <= open && canReach(left.toSpliced(here, 1), open - points));
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (!next) throw new RangeError(`No taps of the demo add up to ${sum}`);
    taken.push(next.tap);
    open -= next.points;
  }
  return taken;
}

/** Whether some of these are worth the sum. */
function canReach(left: readonly Worth[], sum: number): boolean {
  const reached = new Set([0]);
  for (const { points } of left) for (const one of [...reached]) if (one + points <= sum) reached.add(one + points);
  return reached.has(sum);
}
