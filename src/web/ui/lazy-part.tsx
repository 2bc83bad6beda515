import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useClientOnly } from '../routing/rendering.ts';

/** A part whose code comes when it is first shown, with what stands in its place `meanwhile`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = suspendedPart(load);
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * Without a network its code is waited for, and the page stays. The server leaves it out, and so does the hydration of what it
 * rendered.
 */
function suspendedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await arrived(load) }));
  return (props) => useClientOnly() && <Lazy {...props} />;
}

/** A part that stands in the first drawing where its code was made ready before; elsewhere it is lazy, in a Suspense of its page. */
export class ReadyPart<Props extends object, Part extends ComponentType<Props> = ComponentType<Props>> {
  readonly #load: () => Promise<Part>;
  readonly #lazy: ComponentType<Props>;
  #part: Part | null = null;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
    this.#lazy = suspendedPart<Props>(load);
  }

  get Part(): ComponentType<Props> {
    return this.#part ?? this.#lazy;
  }

  /** Code that does not come is asked for again, and its failure shown, where the part is. */
  async ready(): Promise<Part | null> {
    this.#part ??= await arrived(this.#load).catch(() => null);
    return this.#part;
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
