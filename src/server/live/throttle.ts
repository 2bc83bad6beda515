/** Gathers what comes in a burst: the first at once, the rest together once per interval, the last never lost. */
export class Throttle<T> {
  readonly #everyMs: number;
  readonly #merge: (gathered: T, next: T) => T;
  readonly #emit: (gathered: T) => void;
  #gathered: T | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs: number, merge: (gathered: T, next: T) => T, emit: (gathered: T) => void) {
    this.#everyMs = everyMs;
    this.#merge = merge;
    this.#emit = emit;
  }

  /** What is not hurried waits for the interval to end, so that more of its kind can join it. */
  add(next: T, hurried = true): void {
    this.#gathered = this.#gathered === undefined ? next : this.#merge(this.#gathered, next);
    if (this.#timer) return;
    if (hurried) this.#flush();
    else this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#gathered = undefined;
  }

  #flush(): void {
    const gathered = this.#gathered;
    this.#gathered = undefined;
    this.#timer = undefined;
    if (gathered === undefined) return;
    this.#wait();
    this.#emit(gathered);
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#flush(), this.#everyMs);
    this.#timer.unref();
  }
}
