import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { SitePart } from '#shared/sitemap.ts';
import type { Loading } from './routing/loading.ts';
import { loadPart, partsIn } from './site.ts';
import { ReadyPart } from './ui/lazy-part.tsx';

/** What a feature puts into another's slot; opaque, so that only the slot's own type comes out again. */
export type Filling = object;

/** A part may say what it reads, for a page that reads it ahead. */
type PartOf<Props extends object> = ComponentType<Props> & { reads?: (client: QueryClient) => Promise<unknown>[] };

interface FilledPart<Props extends object> extends SitePart {
  Part: ComponentType<Props>;
}

/** A place in a page that later features fill: a part is named in their `pages.ts`; its code comes when shown. */
export class Slot<Props extends object = object> {
  readonly name: string;
  readonly #components = new WeakMap<Filling, PartOf<Props>>();
  readonly #parts = new WeakMap<SitePart, ReadyPart<Props, PartOf<Props>>>();

  constructor(name: string) {
    this.name = name;
  }

  fill(component: PartOf<Props>): Filling {
    const filling = {};
    this.#components.set(filling, component);
    return filling;
  }

  parts(): FilledPart<Props>[] {
    return partsIn(this.name).map((part) => ({ ...part, Part: this.#partOf(part).Part }));
  }

  /** Has its parts there before they are first shown, or the one of this name, with what they read. */
  async ready({ client }: Pick<Loading, 'client'>, only?: string): Promise<void> {
    const wanted = partsIn(this.name).filter(({ name }) => only === undefined || name === only);
    const parts = await Promise.all(wanted.map((part) => this.#partOf(part).ready()));
    await Promise.all(parts.flatMap((component) => component?.reads?.(client) ?? []));
  }

  /** Where the server renders the page: what parts read that the browser shows later, so that it need not ask. */
  async readAhead({ client, renders }: Loading): Promise<void> {
    if (renders) await this.ready({ client });
  }

  componentOf(filling: Filling): PartOf<Props> | undefined {
    return this.#components.get(filling);
  }

  #partOf(part: SitePart): ReadyPart<Props, PartOf<Props>> {
    const made = this.#parts.get(part) ?? new ReadyPart(() => this.#load(part));
    this.#parts.set(part, made);
    return made;
  }

  async #load(part: SitePart): Promise<PartOf<Props>> {
    const component = this.componentOf(await loadPart(part));
    if (!component) throw new Error(`${part.module} does not fill ${this.name}`);
    return component;
  }
}
