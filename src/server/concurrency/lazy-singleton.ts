import type { FeatureContext } from '../feature.ts';
import { once } from './once.ts';

/** Something that a running app has one of, such as the storage of pictures; made when it is first needed. */
export class LazySingleton<T, Context extends object = FeatureContext> {
  readonly #made = new WeakMap<Context, () => Promise<T>>();
  readonly #make: (context: Context) => Promise<T>;

  constructor(make: (context: Context) => Promise<T>) {
    this.#make = make;
  }

  of(context: Context): Promise<T> {
    const made = this.#made.get(context) ?? once(() => this.#make(context));
    this.#made.set(context, made);
    return made();
  }
}
