import type { SportDefinition, Tap } from '#features/sports/definitions/definition.ts';
import { pointsOf } from '../../../score-rules.ts';

/** The rows of the pad: scoring taps are large and come first, rare ones are left out. A null opens the rare ones. */
interface PadRows {
  scoring: readonly (readonly Tap[])[];
  others: readonly (readonly (Tap | null)[])[];
  rare: readonly Tap[];
}

const [widestScoring, widest] = [3, 4];

export function padRows(definition: SportDefinition): PadRows {
  const { rare = [], common = [] } = Object.groupBy(definition.taps, ({ isRare }) => (isRare ? 'rare' : 'common'));
  const scores = ({ key }: Tap) => pointsOf(definition, key) !== 0;
  const others: (Tap | null)[] = common.filter((tap) => !scores(tap));
  if (rare.length > 0) others.push(null);
  return { scoring: inRows(common.filter(scores), widestScoring), others: inRows(others, widest), rare };
}

/** Splits items into as few rows as possible, of nearly the same length; longer rows come last. */
function inRows<Item>(items: readonly Item[], longest: number): Item[][] {
  const count = Math.ceil(items.length / longest);
  const short = Math.floor(items.length / count);
  const longRows = items.length - short * count;
  let from = 0;
  return Array.from({ length: count }, (_, row) => {
    const length = short + (row >= count - longRows ? 1 : 0);
    from += length;
    return items.slice(from - length, from);
  });
}
