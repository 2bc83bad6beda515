/**
 * A queue that takes turns between shares: `['10.0.0.1', 'thandi']` is the share of an address, and within it of a name.
 * Each share of a level has its turn as often as the others, however many items wait in it.
 */
export class FairQueue<T> {
  readonly #own: T[] = [];
  readonly #parts = new Map<string, FairQueue<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push([name, ...rest]: readonly string[], item: T): void {
    this.#size += 1;
    if (name === undefined) {
      this.#own.push(item);
      return;
    }
    const part = this.#parts.get(name) ?? new FairQueue<T>();
    this.#parts.set(name, part);
    part.push(rest, item);
  }

  shift(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    const [first] = this.#parts;
    if (!first) return this.#own.shift();
    const [name, part] = first;
    const item = part.shift();
    this.#parts.delete(name);
    if (part.size > 0) this.#parts.set(name, part);
    return item;
  }

  pop(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    const [first, ...others] = this.#parts;
    if (!first) return this.#own.pop();
    const [name, part] = others.reduce((largest, other) => (other[1].size >= largest[1].size ? other : largest), first);
    const item = part.pop();
    if (part.size === 0) this.#parts.delete(name);
    return item;
  }
}
