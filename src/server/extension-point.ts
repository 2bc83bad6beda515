/** What a feature contributes to another's extension point; opaque, so that only the point's own type comes out again. */
export type Contribution = object;

/**
 * A place that a feature leaves open for those after it: which items can be talked about, who may read an uploaded
 * file. The feature that owns it reads what came in; nobody else has to know either side.
 */
export class ExtensionPoint<T> {
  readonly #values = new WeakMap<Contribution, T>();

  contribution(value: T): Contribution {
    const contribution = {};
    this.#values.set(contribution, value);
    return contribution;
  }

  among(contributions: readonly Contribution[]): T[] {
    return contributions.flatMap((contribution) => {
      const value = this.#values.get(contribution);
      return value === undefined ? [] : [value];
    });
  }
}
