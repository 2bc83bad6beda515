/** What a feature contributes to another's extension point. Opaque: only that point can read it, with its own type. */
export type Contribution = object;

/**
 * A place for contributions of later features: which items people can comment on, who may read an uploaded file. The
 * feature that owns the point reads the contributions; no other code has to know either side.
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
