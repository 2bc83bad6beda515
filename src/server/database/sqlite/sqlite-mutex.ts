import { AsyncLocalStorage } from 'node:async_hooks';

const holder = new AsyncLocalStorage<symbol>();

/** Runs `work` so that a query that bypasses its transaction fails at once, instead of waiting for itself forever. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return holder.run(Symbol('transaction'), work);
}

/** Lends the one connection to callers in the order of asking. */
export class Mutex {
  #queue: Promise<void> = Promise.resolve();
  #length = 0;
  #heldBy: symbol | undefined;
  #free: () => void = () => undefined;

  get isLocked(): boolean {
    return this.#length > 0;
  }

  async acquire(): Promise<void> {
    this.mustNotBeOwn();
    const before = this.#queue;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#queue = promise;
    this.#length += 1;
    await before;
    this.#heldBy = holder.getStore();
    this.#free = resolve;
  }

  release(): void {
    this.#length -= 1;
    this.#heldBy = undefined;
    this.#free();
  }

  mustNotBeOwn(): void {
    const asking = holder.getStore();
    if (asking && asking === this.#heldBy) {
      throw new Error('A query inside a transaction must use the handle of that transaction');
    }
  }
}
