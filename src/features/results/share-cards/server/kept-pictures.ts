import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';

/** Cards are about 90 kB each. */
const maxCached = 100;
const maxQueued = 12;

/** Renders pictures one at a time, and caches the latest ones by what they show. */
export class KeptPictures {
  readonly #queue = new BoundedQueue(1, maxQueued);
  readonly #kept = new Map<string, Promise<Uint8Array>>();

  /** `from` is the client's address: each address has its share of the places in the queue. */
  picture(key: string, make: () => Promise<Uint8Array>, from: string): Promise<Uint8Array> {
    const picture = this.#kept.get(key) ?? this.#queue.run(make, [from]);
    this.#keep(key, picture);
    return picture;
  }

  /** Moves the picture to the end, so that the one not asked for longest is dropped first. */
  #keep(key: string, picture: Promise<Uint8Array>): void {
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxCached && oldest !== undefined) this.#kept.delete(oldest);
    picture.catch(() => {
      if (this.#kept.get(key) === picture) this.#kept.delete(key);
    });
  }
}
