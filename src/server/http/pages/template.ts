/** Markup, which goes into a slot as it is. A text is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type Slots = Readonly<Record<string, string | Html | undefined>>;

const slot = /\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}|\{\{(\w+)\}\}/g;

/** Fills the slots of a template: `{{name}}`, or `{{#name}}…{{/name}}` with what stands there when the slot has no value. */
export function fill(template: string, slots: Slots): Html {
  const markup = template.replace(slot, (_, optional?: string, fallback = '', name = optional) => {
    const value = slots[name];
    if (value !== undefined) return value instanceof Html ? value.markup : escaped(value);
    if (optional === undefined) throw new Error(`The template's slot ${name} has no value`);
    return fill(fallback, slots).markup;
  });
  return new Html(markup);
}

/** The same element for each of the values, filled into its slot `value`. */
export const fillEach = (element: string, values: Iterable<string>): Html =>
  new Html([...values].map((value) => fill(element, { value }).markup).join(''));

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
