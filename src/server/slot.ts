/** What a feature puts into another's slot; opaque, so that only the slot's own type comes out again. */
export type Filling = object;

/**
 * A place that a feature leaves open for those after it: which items can be talked about, who may read an uploaded
 * file. The feature that owns the slot reads what came in; nobody else has to know either side.
 */
export class Slot<T> {
  readonly #values = new WeakMap<Filling, T>();

  fill(value: T): Filling {
    const filling = {};
    this.#values.set(filling, value);
    return filling;
  }

  among(fillings: readonly Filling[]): T[] {
    return fillings.flatMap((filling) => {
      const value = this.#values.get(filling);
      return value === undefined ? [] : [value];
    });
  }
}
