import { type ComponentType, lazy } from 'react';

/** A part whose code comes when it is first shown; without a network it is waited for, and the page stays. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await arrived(load) }));

/** A part that stands in the first drawing where its code was made ready before; elsewhere it is lazy. */
export class ReadyPart<Props> {
  readonly #load: () => Promise<ComponentType<Props>>;
  #part: ComponentType<Props>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
    this.#part = lazyPart(load);
  }

  get Part(): ComponentType<Props> {
    return this.#part;
  }

  /** Code that does not come is asked for again, and its failure shown, where the part is. */
  async ready(): Promise<void> {
    this.#part = await arrived(this.#load).catch(() => this.#part);
  }
}

const mostTries = 3;
const pauseMs = 500;

/** A file fails a moment before the browser knows that it is offline, and on trains it is back a moment later. */
export async function arrived<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; ) {
    try {
      return await load();
    } catch (failure) {
      if (!navigator.onLine) await backOnline();
      else if (tries === mostTries) throw failure;
      else await new Promise((resolve) => setTimeout(resolve, pauseMs * tries++));
    }
  }
}

const backOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));
