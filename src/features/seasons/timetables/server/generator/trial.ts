import type { Game, Model, Place } from './model.ts';
import { put, take } from './moves.ts';

/** Several moves that are kept or undone together. */
export class Trial {
  readonly #model: Model;
  readonly #costBefore: number;
  readonly #stood = new Map<Game, Place | null>();

  constructor(model: Model) {
    this.#model = model;
    this.#costBefore = model.cost;
  }

  /** How much more the plan costs now. */
  get change(): number {
    return this.#model.cost - this.#costBefore;
  }

  take(game: Game): void {
    if (!this.#stood.has(game)) this.#stood.set(game, game.place);
    take(this.#model, game);
  }

  put(game: Game, place: Place, cost?: number): void {
    if (!this.#stood.has(game)) this.#stood.set(game, game.place);
    put(this.#model, game, place, cost);
  }

  undo(): void {
    for (const game of this.#stood.keys()) take(this.#model, game);
    for (const [game, place] of this.#stood) if (place) put(this.#model, game, place);
  }
}
