import { ExternalStore } from '#web/routing/rendering.ts';
import type { PressedEvent } from '../../contract.ts';
import type { Plays, QueuedPlays } from '../queued-plays.ts';

/** Takes the plays of a trial, and keeps them only for as long as it is on screen. */
export class TrialPlays implements Plays {
  readonly #games: ExternalStore<readonly QueuedPlays[]>;

  constructor(gameId: number, pending: readonly PressedEvent[]) {
    const kept = { refused: 0, refusal: null, arePersisted: false };
    this.#games = new ExternalStore<readonly QueuedPlays[]>([{ gameId, pending, state: 'trial', ...kept }]);
  }

  get games(): readonly QueuedPlays[] {
    return this.#games.get();
  }

  get subscribe() {
    return this.#games.subscribe;
  }

  press(_gameId: number, event: PressedEvent): void {
    this.#games.set(this.games.map((game) => ({ ...game, pending: [...game.pending, event] })));
  }

  // Nothing is sent, so nothing is refused.
  discard(): void {}
  tryAgain(): void {}
}
