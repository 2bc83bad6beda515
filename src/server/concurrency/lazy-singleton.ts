import type { FeatureContext } from '../feature.ts';

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

/** Makes something at the first call and shares it with all callers. After a failure, the next call tries again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
