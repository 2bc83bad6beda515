import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Loading } from './routing/loading.ts';
import { ReadyComponent } from './ui/lazy-component.tsx';

/** A component may name its reads, so that a page can prefetch them. They may depend on the page's parameters. */
type Contributed<Props extends object> = ComponentType<Props> & {
  reads?: (client: QueryClient, search: URLSearchParams, params: Params) => Promise<unknown>[];
};

interface Reading extends Pick<Loading, 'client'> {
  search?: URLSearchParams;
  params?: Params;
}

export interface Contribution<Props extends object> {
  name?: string;
  title?: string;
  /** The classes of the placeholder that is shown while its code loads. */
  skeleton?: string;
  /** Shown in a wide window only: on a phone it would be one more thing to scroll past. */
  wideOnly?: boolean;
  load(): Promise<Contributed<Props>>;
}

interface ReadyContribution<Props extends object> extends Contribution<Props> {
  component: ReadyComponent<Props, Contributed<Props>>;
}

export interface ShownContribution<Props extends object = object> extends Contribution<Props> {
  key: number;
  Component: ComponentType<Props>;
}

/** A place in a page for later features. The app contributes their lazy components (`app/web/contributions.ts`). */
export class ExtensionPoint<Props extends object = object> {
  readonly #contributions: ReadyContribution<Props>[] = [];

  contribute(...contributions: readonly Contribution<Props>[]): void {
    for (const contribution of contributions)
      this.#contributions.push({ ...contribution, component: new ReadyComponent(() => contribution.load()) });
  }

  contributions(): ShownContribution<Props>[] {
    return this.#contributions.map(({ component, ...rest }, key) => ({ ...rest, key, Component: component.Component }));
  }

  /** Loads the code and the reads of all contributions, or of the named one, before they are first shown. */
  async ready({ client, search = new URLSearchParams(), params = {} }: Reading, only?: string): Promise<void> {
    const wanted = this.#contributions.filter(({ name }) => only === undefined || name === only);
    const components = await Promise.all(wanted.map(({ component }) => component.ready()));
    await Promise.all(components.flatMap((component) => component?.reads?.(client, search, params) ?? []));
  }
}
