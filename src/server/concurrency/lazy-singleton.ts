import type { FeatureContext } from '../feature.ts';
import { once } from './once.ts';

/** Something that a running app has one of, such as the storage of pictures; made when it is first needed. */
export class LazySingleton<T, Whole extends object = FeatureContext> {
  readonly #made = new WeakMap<Whole, () => Promise<T>>();
  readonly #make: (whole: Whole) => Promise<T>;

  constructor(make: (whole: Whole) => Promise<T>) {
    this.#make = make;
  }

  of(whole: Whole): Promise<T> {
    const made = this.#made.get(whole) ?? once(() => this.#make(whole));
    this.#made.set(whole, made);
    return made();
  }
}
