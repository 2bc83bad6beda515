/**
 * Tries whose outcome is not known yet. They count like failures until it is, so that many made at one moment are no
 * way around a limit, and no password is hashed for nothing.
 */
export class TriesUnderWay {
  readonly #counts = new Map<string, number>();

  /** Reserves a try against each key; answers how many were under way before it. Disposed of when the outcome is known. */
  begin(keys: readonly string[]): { before(key: string): number } & Disposable {
    const before = new Map(keys.map((key) => [key, this.#counts.get(key) ?? 0]));
    for (const [key, count] of before) this.#counts.set(key, count + 1);
    return {
      before: (key) => before.get(key) ?? 0,
      [Symbol.dispose]: () => {
        for (const key of before.keys()) this.#end(key);
      },
    };
  }

  #end(key: string): void {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
