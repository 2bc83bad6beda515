import type { FeatureContext } from './feature.ts';

/** Something of which a running village has one, such as the place where pictures are kept; made when first asked for. */
export class Part<T> {
  readonly #made = new WeakMap<FeatureContext, Promise<T>>();
  readonly #make: (village: FeatureContext) => Promise<T>;

  constructor(make: (village: FeatureContext) => Promise<T>) {
    this.#make = make;
  }

  of(village: FeatureContext): Promise<T> {
    const made = this.#made.get(village) ?? this.#make(village);
    this.#made.set(village, made);
    return made;
  }
}
