import { type Attributes, readXml } from '#platform/spreadsheets/server/sheet/xlsx-archive.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: Element[];
  text: string;
}

/** Names are compared without case: files write `LeagueGroup` and `leagueGroup`. */
export function readElements(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  readXml(xml, {
    open: (name, attributes) => {
      const element = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (text) => {
      const element = open.at(-1);
      if (element) element.text += text.trim();
    },
    close: () => open.pop(),
  });
  return root;
}

/** All elements of a name, at whatever depth. */
export const findAll = (within: Element, name: string): Element[] =>
  within.children.flatMap((child) => [
    ...(child.name.toLowerCase() === name.toLowerCase() ? [child] : []),
    ...findAll(child, name),
  ]);

/** An attribute by any of its names: some files say `slotGroup`, some `slotGroups`. */
export function attribute({ attributes }: Element, ...names: string[]): string | null {
  const wanted = names.map((name) => name.toLowerCase());
  const found = Object.entries(attributes).find(([name]) => wanted.includes(name.toLowerCase()));
  return found?.[1] ?? null;
}

export const listOf = (element: Element, ...names: string[]): string[] =>
  (attribute(element, ...names) ?? '').split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

export function numberOf(element: Element, name: string, otherwise: number): number {
  const text = attribute(element, name);
  return text === null || Number.isNaN(Number(text)) ? otherwise : Number(text);
}
