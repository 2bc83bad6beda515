import type { Placement, Slot, TimetableQuestion } from '../../contract.ts';
import { buildModel } from './build-model.ts';
import { slotKey } from './build-places.ts';
import { makeFirstPlan } from './first-plan.ts';
import { costAt } from './insertion.ts';
import type { Model } from './model.ts';
import { take } from './moves.ts';
import { Random } from './random.ts';
import { softFaultsAt } from './soft-faults.ts';

export interface FreeSlot {
  readonly slot: Slot;
  /** How much more the plan would cost than with the game where it is, or without it if it has no place. */
  readonly change: number;
  /** What is unwelcome about it, in sentences without a full stop. */
  readonly softFaults: readonly string[];
}

/**
 * Where a game could be played while all others stay: the best first. Slots that a hard rule forbids are not among them.
 */
export function findFreeSlots(question: TimetableQuestion, plan: readonly Placement[], gameId: string): FreeSlot[] {
  const model = modelOfPlan(question, plan, gameId);
  const game = model.games.find(({ source }) => source.id === gameId);
  if (!game) return [];
  const stood = plan.find(({ game: id }) => id === gameId)?.slot;
  const standsOn = stood && model.places.find(({ slot }) => slotKey(slot) === slotKey(stood));
  const now = standsOn ? costAt(model, game, standsOn) : 0;
  return game.days
    .flatMap(({ places }) => places)
    .filter((place) => place !== standsOn)
    .map((place) => ({ place, cost: costAt(model, game, place) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost || a.place.start - b.place.start)
    .map(({ place, cost }) => ({
      slot: place.slot,
      change: Math.round((cost - (Number.isFinite(now) ? now : 0)) * 1000) / 1000,
      softFaults: softFaultsAt(model, game, place),
    }));
}

/** All games where the plan has them, except one. */
function modelOfPlan(question: TimetableQuestion, plan: readonly Placement[], without: string): Model {
  const slots = new Map(plan.map(({ game, slot }) => [game, slot]));
  const { current: _, ...asked } = question;
  const games = question.games.map(({ fixed: __, ...game }) => {
    const slot = game.id === without ? undefined : slots.get(game.id);
    return slot ? { ...game, fixed: slot } : { ...game, courts: game.id === without ? game.courts : [] };
  });
  const model = buildModel({ ...asked, games });
  makeFirstPlan(model, new Random(1));
  const moved = model.games.find(({ source }) => source.id === without);
  if (moved) take(model, moved);
  return model;
}
