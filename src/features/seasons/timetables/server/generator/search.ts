import { eject } from './eject.ts';
import { bestOfDay, costAt } from './insertion.ts';
import type { Game, Model } from './model.ts';
import { put, restore, type Snapshot, snapshotOf, take } from './moves.ts';
import type { Random } from './random.ts';
import { reseat } from './reseat.ts';
import { Trial } from './trial.ts';

export interface SearchLimits {
  /** How far the search is, from 0 to 1; it ends at 1. */
  progress: () => number;
  /** After each round, some thousand times a minute. */
  afterRound: () => void;
}

const movesPerRound = 64;

/**
 * A large neighbourhood search (Ropke and Pisinger 2006): it takes out one game, two games, what stands in a
 * game's way, or a team's games, and puts them back; what makes the plan worse is kept less often the longer it runs
 * (simulated annealing). How often each kind of move is tried was measured: where teams have halls of their own, games
 * mostly take each other's places. The best plan that was seen is left
 * in the model.
 */
export function search(model: Model, random: Random, { progress, afterRound }: SearchLimits): void {
  const movable = model.games.filter((game) => !game.isFixed && game.days.length > 0);
  if (movable.length === 0) return;
  const kinds = kindsOfMoves(model, random, movable);
  const hot = typicalChange(model, random, movable) / 2;
  let best: Snapshot = snapshotOf(model);
  let bestCost = model.cost;
  for (let done = progress(); done < 1 && bestCost > 1e-6; done = progress()) {
    const temperature = hot * 0.01 ** done;
    for (let move = 0; move < movesPerRound; move += 1) {
      const mayChange = -temperature * Math.log(1 - random.next());
      choose(kinds, random).move(mayChange);
      if (model.cost < bestCost - 1e-9) {
        bestCost = model.cost;
        best = snapshotOf(model);
      }
    }
    afterRound();
  }
  restore(model, best);
}

interface Kind {
  readonly share: number;
  /** Keeps the change if the plan gets worse by at most that much. */
  readonly move: (mayChange: number) => void;
}

function choose(kinds: readonly [Kind, ...Kind[]], random: Random): Kind {
  let at = random.next() * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const kind of kinds) {
    at -= kind.share;
    if (at < 0) return kind;
  }
  return kinds[0];
}

function kindsOfMoves(model: Model, random: Random, movable: readonly Game[]): [Kind, ...Kind[]] {
  const teams = model.teams.filter(({ total }) => total > 1);
  const hasHomeCourts = model.games.some(({ source }) => source.courts?.length === 1);
  const exchangeable = Map.groupBy(movable, ({ days }) => days);
  const inTrial = (change: (trial: Trial) => boolean) => (mayChange: number) => {
    const trial = new Trial(model);
    if (!change(trial) || trial.change > mayChange) trial.undo();
  };
  return [
    {
      share: hasHomeCourts ? 20 : 60,
      move: (mayChange) => moveOne(model, random, random.pick(movable), mayChange),
    },
    {
      share: hasHomeCourts ? 65 : 25,
      move: (mayChange) => {
        const game = random.pick(movable);
        const others = game && exchangeable.get(game.days);
        if (game && others) swap(model, game, partnerOf(random, game, others), mayChange);
      },
    },
    {
      share: 10,
      move: inTrial((trial) => {
        const unplaced = random.next() < 0.5 ? movable.filter(({ place }) => !place) : [];
        const game = random.pick(unplaced) ?? random.pick(movable);
        return game !== undefined && eject(model, random, game, trial);
      }),
    },
    {
      share: 2,
      move: inTrial((trial) => {
        const team = random.pick(teams);
        if (team) reseat(model, random, team, hasHomeCourts ? 'home' : 'either', trial);
        return true;
      }),
    },
  ];
}

function moveOne(model: Model, random: Random, game: Game | undefined, mayChange: number): void {
  const day = game && random.pick(game.days);
  if (!game || !day) return;
  const stood = game.place;
  const saved = stood ? take(model, game) : model.weights.unplaced;
  const choice = bestOfDay(model, game, day, saved + mayChange);
  if (choice) put(model, game, choice.place, choice.cost);
  else if (stood) put(model, game, stood, saved);
}

/** Where all games share their places, every other time one of the same team, as that changes less. */
function partnerOf(random: Random, game: Game, others: readonly Game[]): Game | undefined {
  const team = others.length > 40 && random.next() < 0.5 ? (game.home ?? game.away) : null;
  const other = team && random.pick(team.games);
  return other?.days === game.days && !other.isFixed ? other : random.pick(others);
}

/** Two games that may use the same places take each other's. */
function swap(model: Model, game: Game, other: Game | undefined, mayChange: number): void {
  const [place, otherPlace] = [game.place, other?.place];
  if (!other || !place || !otherPlace || other === game) return;
  const costBefore = model.cost;
  const saved = take(model, game);
  const otherSaved = take(model, other);
  const cost = costAt(model, game, otherPlace);
  if (cost < saved + otherSaved + mayChange) {
    put(model, game, otherPlace, cost);
    const otherCost = costAt(model, other, place);
    if (Number.isFinite(otherCost) && model.cost - model.weights.unplaced + otherCost <= costBefore + mayChange) {
      put(model, other, place, otherCost);
      return;
    }
    take(model, game);
  }
  put(model, other, otherPlace, otherSaved);
  put(model, game, place, saved);
}

/** How much a plan changes by one move, half of which make it worse. */
function typicalChange(model: Model, random: Random, movable: readonly Game[]): number {
  const changes: number[] = [];
  for (let tries = 0; tries < 400; tries += 1) {
    const game = random.pick(movable);
    const day = game && random.pick(game.days);
    const stood = game?.place;
    if (!game || !day || !stood) continue;
    const saved = take(model, game);
    const choice = bestOfDay(model, game, day, Number.POSITIVE_INFINITY);
    put(model, game, stood, saved);
    if (choice && choice.place !== stood) changes.push(Math.abs(choice.cost - saved));
  }
  return changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length);
}
