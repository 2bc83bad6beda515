import type { Changes } from './changes.ts';

/** How far this process may be behind another one; nobody was told of a change further on. */
const farthestAhead = 1_000;

/**
 * Which change a client has heard of, by its own word. It is believed only as far as changes go: past this process's
 * latest one there are only those that another process has committed, and the database is asked about these.
 */
export class KnownChanges {
  readonly #changes: Changes;
  readonly #lastCommitted: (() => Promise<number>) | undefined;
  #committed = 0;
  #look: Promise<void> = Promise.resolve();
  #nextLook: Promise<void> | undefined;

  /** `lastCommitted` asks the database; without it this process is the only one. */
  constructor(changes: Changes, lastCommitted?: () => Promise<number>) {
    this.#changes = changes;
    this.#lastCommitted = lastCommitted;
  }

  plausible(said: number): number {
    const ahead = this.#lastCommitted ? farthestAhead : 0;
    return said <= this.#latest + ahead ? said : 0;
  }

  async confirmed(said: number): Promise<number> {
    const plausible = this.plausible(said);
    if (plausible > this.#latest) await this.#lookAgain();
    return plausible <= this.#latest ? plausible : 0;
  }

  get #latest(): number {
    return Math.max(this.#changes.latest, this.#committed);
  }

  /** One look at a time: who comes during one shares the next, which begins after they have asked. */
  #lookAgain(): Promise<void> {
    this.#nextLook ??= this.#look.then(() => {
      this.#nextLook = undefined;
      const look = this.#ask();
      this.#look = look.catch(() => undefined);
      return look;
    });
    return this.#nextLook;
  }

  async #ask(): Promise<void> {
    this.#committed = Math.max(this.#committed, (await this.#lastCommitted?.()) ?? 0);
  }
}
