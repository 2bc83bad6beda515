/** Whoever asks for something else waits for these at most, however many people open pages at once. */
const mostInTurn = 4;

/** Lets a few pages be answered in each turn of the event loop, in the order in which they were asked for. */
export class PageTurns {
  #left = mostInTurn;
  #isCounting = false;
  readonly #waiting: (() => void)[] = [];

  /** At once while few ask; in a later turn otherwise. */
  async take(): Promise<void> {
    if (this.#left === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#left -= 1;
    this.#countOn();
  }

  #countOn(): void {
    if (this.#isCounting) return;
    this.#isCounting = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isCounting = false;
    const next = this.#waiting.splice(0, mostInTurn);
    this.#left = mostInTurn - next.length;
    if (next.length > 0) this.#countOn();
    for (const go of next) go();
  }
}
