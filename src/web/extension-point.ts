import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Loading } from './routing/loading.ts';
import { ReadyPart } from './ui/lazy-part.tsx';

/** A component may name its reads, so that a page can prefetch them. */
type Contributed<Props extends object> = ComponentType<Props> & { reads?: (client: QueryClient) => Promise<unknown>[] };

export interface Contribution<Props extends object> {
  name?: string;
  title?: string;
  /** The classes of the placeholder that is shown while its code loads. */
  skeleton?: string;
  /** Shown in a wide window only: on a phone it would be one more thing to scroll past. */
  wideOnly?: boolean;
  load(): Promise<Contributed<Props>>;
}

interface Placed<Props extends object> extends Contribution<Props> {
  part: ReadyPart<Props, Contributed<Props>>;
}

export interface ShownContribution<Props extends object = object> extends Contribution<Props> {
  key: number;
  Component: ComponentType<Props>;
}

/** A place in a page for later features. The app contributes their lazy components (`app/web/contributions.ts`). */
export class ExtensionPoint<Props extends object = object> {
  readonly #placed: Placed<Props>[] = [];

  contribute(...contributions: readonly Contribution<Props>[]): void {
    for (const contribution of contributions)
      this.#placed.push({ ...contribution, part: new ReadyPart(() => contribution.load()) });
  }

  contributions(): ShownContribution<Props>[] {
    return this.#placed.map(({ part, ...contribution }, key) => ({ ...contribution, key, Component: part.Part }));
  }

  /** Loads the code and the reads of all contributions, or of the named one, before they are first shown. */
  async ready({ client }: Pick<Loading, 'client'>, only?: string): Promise<void> {
    const wanted = this.#placed.filter(({ name }) => only === undefined || name === only);
    const components = await Promise.all(wanted.map(({ part }) => part.ready()));
    await Promise.all(components.flatMap((component) => component?.reads?.(client) ?? []));
  }
}
