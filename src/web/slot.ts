import type { ComponentType } from 'react';
import type { SitePart } from '#shared/sitemap.ts';
import { firstAnswers, type ReadFirst } from './first-answers.ts';
import { queryClient } from './queries.ts';
import { loadPart, partsIn } from './site.ts';
import { ReadyPart } from './ui/lazy-part.ts';

/** What a feature puts into another's slot; opaque, so that only the slot's own type comes out again. */
export type Filling = object;

/** A part may say what it reads first: it is shown with the answers, if they are not late. */
type PartOf<Props> = ComponentType<Props> & { readFirst?: ReadFirst };

interface FilledPart<Props> extends SitePart {
  Part: ComponentType<Props>;
}

/** A place in a page that later features fill: a part is named in their `pages.ts`; its code comes when shown. */
export class Slot<Props = object> {
  readonly name: string;
  readonly #components = new WeakMap<Filling, PartOf<Props>>();
  readonly #parts = new WeakMap<SitePart, ReadyPart<Props>>();

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

  /** Has all parts there before they are first shown, with what they read first. */
  async ready(): Promise<void> {
    await Promise.all(partsIn(this.name).map((part) => this.#partOf(part).ready()));
  }

  componentOf(filling: Filling): PartOf<Props> | undefined {
    return this.#components.get(filling);
  }

  #partOf(part: SitePart): ReadyPart<Props> {
    const made = this.#parts.get(part) ?? new ReadyPart(() => this.#load(part));
    this.#parts.set(part, made);
    return made;
  }

  async #load(part: SitePart): Promise<ComponentType<Props>> {
    const component = this.componentOf(await loadPart(part));
    if (!component) throw new Error(`${part.module} does not fill ${this.name}`);
    await firstAnswers(component.readFirst, queryClient);
    return component;
  }
}
