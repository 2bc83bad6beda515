/** So many lines of one kind may be written in a minute; a flood is a number. */
const mostLines = 10;
const mostNamed = 5;
const mostCallers = 1_000;

export interface RefusalSummary {
  /** `429 GET`: 1234 */
  refused: Record<string, number>;
  most: Record<string, number>;
  /** Lines that were not written, by what they say. */
  leftOut?: Record<string, number>;
}

/** Counts what was refused or failed, and how often a line has been written, so that a flood does not fill the log. */
export class RejectedRequests {
  readonly #kinds = new Map<string, number>();
  readonly #callers = new Map<string, number>();
  readonly #lines = new Map<string, number>();

  count(status: number, method: string, caller: string): void {
    add(this.#kinds, `${status} ${method}`);
    if (this.#callers.size < mostCallers || this.#callers.has(caller)) add(this.#callers, caller);
  }

  /** Whether one more line that says this may be written. */
  mayWrite(what: string): boolean {
    add(this.#lines, what);
    return (this.#lines.get(what) ?? 0) <= mostLines;
  }

  takeSummary(): RefusalSummary | null {
    const leftOut = [...this.#lines].flatMap(([what, count]) => (count > mostLines ? [[what, count - mostLines]] : []));
    const most = [...this.#callers].sort(([, one], [, other]) => other - one).slice(0, mostNamed);
    const summary = {
      refused: Object.fromEntries(this.#kinds),
      most: Object.fromEntries(most),
      ...(leftOut.length > 0 && { leftOut: Object.fromEntries(leftOut) }),
    };
    const isNothing = this.#kinds.size === 0 && leftOut.length === 0;
    for (const counts of [this.#kinds, this.#callers, this.#lines]) counts.clear();
    return isNothing ? null : summary;
  }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
