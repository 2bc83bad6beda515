import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useClientOnly } from '../routing/rendering.ts';

/** A part whose code loads when it is first shown, with `meanwhile` as its fallback. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Component = suspendedComponent(load);
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Component {...props} />
    </Suspense>
  );
}

/**
 * Without a network it stays suspended until its code can load, and the page stays. The server does not render it, and so
 * neither does hydration.
 */
function suspendedComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await retryImport(load) }));
  return (props) => useClientOnly() && <Lazy {...props} />;
}

/** A part that renders at once if `ready` has loaded its code; otherwise it is lazy, inside a Suspense of its page. */
export class ReadyComponent<Props extends object, Component extends ComponentType<Props> = ComponentType<Props>> {
  readonly #load: () => Promise<Component>;
  readonly #lazy: ComponentType<Props>;
  #component: Component | null = null;

  constructor(load: () => Promise<Component>) {
    this.#load = load;
    this.#lazy = suspendedComponent<Props>(load);
  }

  get Component(): ComponentType<Props> {
    return this.#component ?? this.#lazy;
  }

  /** If the code does not load, the part loads it again where it is shown, and fails there. */
  async ready(): Promise<Component | null> {
    this.#component ??= await retryImport(this.#load).catch(() => null);
    return this.#component;
  }
}

const maxAttempts = 3;
const pauseMs = 500;

/** Retries: a file fails a moment before the browser knows that it is offline, and on trains the network soon returns. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; ) {
    try {
      return await load();
    } catch (failure) {
      if (!navigator.onLine) await backOnline();
      else if (tries === maxAttempts) throw failure;
      else await new Promise((resolve) => setTimeout(resolve, pauseMs * tries++));
    }
  }
}

const backOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));
