const lasts = 20_000;
const maxEntries = 200;

interface Entry<Value> {
  change: number;
  from: number;
  value: Promise<Value>;
}

/**
 * What many frames ask for at once is made once: it is used again until anything in the village changes, and for
 * 20 seconds at most, as the next games depend on the time.
 */
export class MomentaryCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #latestChange: () => number;

  constructor(latestChange: () => number) {
    this.#latestChange = latestChange;
  }

  read(key: string, now: Date, make: () => Promise<Value>): Promise<Value> {
    const change = this.#latestChange();
    const known = this.#entries.get(key);
    if (known && known.change === change && isRecent(known.from, now)) return known.value;
    const entry = { change, from: now.getTime(), value: make() };
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= maxEntries) this.#entries.delete(oldest);
    this.#entries.set(key, entry);
    entry.value.catch(() => this.#entries.delete(key));
    return entry.value;
  }
}

const isRecent = (from: number, now: Date): boolean => Math.abs(now.getTime() - from) < lasts;
