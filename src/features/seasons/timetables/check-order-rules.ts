import { dateText } from '#shared/notation.ts';
import { type Placed, type PlanIndex, titleOf } from './check-index-rules.ts';
import type { PlanFault } from './contract.ts';

/** Games that must be over before it but are not, and those that wait for it but do not come after it. */
export function ordersBroken(index: PlanIndex, one: Placed, looksAt: 'before' | 'both'): PlanFault[] {
  const earlier = placedAlong(index, index.before, one).filter((other) => !isAfter(index, other, one));
  const later =
    looksAt === 'before' ? [] : placedAlong(index, index.after, one).filter((other) => !isAfter(index, one, other));
  const fault = (other: Placed, word: string): PlanFault => ({
    kind: 'order',
    isHard: true,
    games: [one.game.id, other.game.id],
    text: `It must come ${word} ${titleOf(index, other.game)}, ${dateText(other.slot.day)}, ${other.slot.from}`,
  });
  return [...earlier.map((other) => fault(other, 'after')), ...later.map((other) => fault(other, 'before'))];
}

/** The next placed ones, also beyond games without a place. */
function placedAlong({ placed }: PlanIndex, links: PlanIndex['before'], one: Placed): Placed[] {
  const found: Placed[] = [];
  const seen = new Set([one.game.id]);
  const queue = [...(links.get(one.game.id) ?? [])];
  for (const id of queue) {
    if (seen.has(id)) continue;
    seen.add(id);
    const other = placed.get(id);
    if (other) found.push(other);
    else queue.push(...(links.get(id) ?? []));
  }
  return found;
}

/** By the rest that the competition of the earlier game asks for, as nobody knows yet whose rest it is. */
function isAfter({ competitions }: PlanIndex, earlier: Placed, later: Placed): boolean {
  const { restDays = 0, breakMinutes = 0 } = competitions.get(earlier.game.competition) ?? {};
  if (restDays > 0) return later.day - earlier.day > restDays;
  return later.start >= earlier.end + (later.day === earlier.day ? breakMinutes : 0);
}
