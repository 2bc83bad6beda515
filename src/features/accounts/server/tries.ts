export interface Try extends Disposable {
  earlierTries(key: string): number;
  anotherEnds(key: string): Promise<void>;
}

interface Line {
  tries: symbol[];
  waiting: (() => void)[];
}

/**
 * Tries under way count like failures until their outcome is known. So simultaneous tries cannot get around a limit,
 * and no password is hashed in vain.
 */
export class TriesUnderWay {
  readonly #lines = new Map<string, Line>();

  begin(keys: readonly string[]): Try {
    const own = Symbol('try');
    for (const key of keys) this.#line(key).tries.push(own);
    return {
      earlierTries: (key) => Math.max(0, this.#line(key).tries.indexOf(own)),
      anotherEnds: (key) => new Promise((resolve) => this.#line(key).waiting.push(resolve)),
      [Symbol.dispose]: () => {
        for (const key of keys) this.#end(key, own);
      },
    };
  }

  #line(key: string): Line {
    const line = this.#lines.get(key) ?? { tries: [], waiting: [] };
    this.#lines.set(key, line);
    return line;
  }

  #end(key: string, own: symbol): void {
    const { tries, waiting } = this.#line(key);
    this.#lines.set(key, { tries: tries.filter((entry) => entry !== own), waiting: [] });
    if (tries.length === 1) this.#lines.delete(key);
    for (const wake of waiting) wake();
  }
}
