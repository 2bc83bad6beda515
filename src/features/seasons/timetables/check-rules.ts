import { dateText } from '#shared/notation.ts';
import { indexPlan, type Placed, type PlanIndex, timesOf, titleOf } from './check-index-rules.ts';
import { ordersBroken } from './check-order-rules.ts';
import { faultsOfPlace } from './check-place-rules.ts';
import { faultsOfTeams } from './check-team-rules.ts';
import type { Placement, PlanFault, TimetableQuestion } from './contract.ts';

/**
 * All that is wrong with a plan, whoever made it: by the generator, by hand, or imported. It shares no code with the
 * generator, so that it can prove what that one makes (decision 143).
 */
export const checkPlan = (question: TimetableQuestion, placements: readonly Placement[]): PlanFault[] =>
  checkIndexed(indexPlan(question, placements), placements);

export function checkIndexed(index: PlanIndex, placements: readonly Placement[]): PlanFault[] {
  const placed = [...index.placed.values()];
  const inPlan = placed.flatMap((one) =>
    // With those before it, so that each pair is named once.
    faultsWith(index, one, (other) => other.rank < one.rank).map((fault) => ({
      ...fault,
      text: `${titleOf(index, one.game)}, ${dateText(one.slot.day)}, ${one.slot.from}: ${fault.text}`,
    })),
  );
  return [...unknownOnes(index, placements), ...inPlan, ...unplacedOnes(index)];
}

/** What would be wrong about a game if it stood there, and all others where they are. Quick enough for each move of a finger. */
export function checkMove(index: PlanIndex, { game: id, slot }: Placement): PlanFault[] {
  const game = index.games.get(id);
  if (!game) return [];
  return faultsWith(index, { game, slot, ...timesOf(slot), rank: Infinity }, (other) => other.game.id !== id);
}

/** Its faults by itself, and with those of the others that count. */
function faultsWith(index: PlanIndex, one: Placed, counts: (other: Placed) => boolean): PlanFault[] {
  return [
    ...faultsOfPlace(index, one, counts),
    ...faultsOfTeams(index, one, counts),
    ...ordersBroken(index, one, Number.isFinite(one.rank) ? 'before' : 'both'),
  ];
}

function unknownOnes({ games, question }: PlanIndex, placements: readonly Placement[]): PlanFault[] {
  const courts = new Set(question.courts.map(({ id }) => id));
  const seen = new Set<string>();
  return placements.flatMap(({ game, slot }) => {
    const isAgain = seen.has(game);
    seen.add(game);
    const fault = (text: string): PlanFault => ({ kind: 'unknown', isHard: true, games: [game], text });
    return [
      ...(games.has(game) ? [] : [fault(`There is no game ${game}`)]),
      ...(isAgain ? [fault(`Game ${game} has two places`)] : []),
      ...(courts.has(slot.court) ? [] : [fault(`There is no court ${slot.court}`)]),
    ];
  });
}

function unplacedOnes(index: PlanIndex): PlanFault[] {
  return index.question.games
    .filter(({ id }) => !index.placed.has(id))
    .map((game) => ({
      kind: 'unplaced',
      isHard: false,
      games: [game.id],
      text: `${titleOf(index, game)} has no place`,
    }));
}
