import type { FeatureContext } from '../feature.ts';
import { once } from './once.ts';

/** Something of which a running village has one, such as the place where pictures are kept; made when first asked for. */
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
