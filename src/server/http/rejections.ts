/** So many of a minute have a line of their own; a flood is a number. */
const mostLines = 20;
const mostNamed = 5;
const mostCallers = 1_000;

export interface RefusalSummary {
  /** `429 GET`: 1234 */
  refused: Record<string, number>;
  most: Record<string, number>;
}

/** Counts what was refused (401, 403, 429, 503), so that a flood does not fill the log. */
export class Rejections {
  readonly #kinds = new Map<string, number>();
  readonly #callers = new Map<string, number>();
  #lines = 0;
  #explained = 0;

  /** Counts one; answers whether it may still have a line of its own. */
  count(status: number, method: string, caller: string): boolean {
    add(this.#kinds, `${status} ${method}`);
    if (this.#callers.size < mostCallers || this.#callers.has(caller)) add(this.#callers, caller);
    this.#lines += 1;
    return this.#lines <= mostLines;
  }

  mayExplain(): boolean {
    this.#explained += 1;
    return this.#explained <= mostLines;
  }

  takeSummary(): RefusalSummary | null {
    this.#explained = 0;
    if (this.#kinds.size === 0) return null;
    const most = [...this.#callers].sort(([, one], [, other]) => other - one).slice(0, mostNamed);
    const summary = { refused: Object.fromEntries(this.#kinds), most: Object.fromEntries(most) };
    this.#kinds.clear();
    this.#callers.clear();
    this.#lines = 0;
    return summary;
  }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

export const isRefusal = (status: number): boolean =>
  status === 401 || status === 403 || status === 429 || status === 503;
