const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What could end a rule or its element; no style of ours has it. */
const foreign = /[<>{}\\]/;

/**
 * The content security policy allows no `style` attributes, only whole style elements by their hash: each attribute of the
 * markup, as React writes it, becomes a rule of one sheet.
 */
export function stylesApart(markup: string): { markup: string; sheet: string } {
  const rules = new Map<string, number>();
  const numberOf = (style: string) => {
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return number;
  };
  const apart = markup.replace(/ style="([^"]*)"/g, (_, text: string) => {
    const style = text.replace(/&[^;]+;/g, (name) => named[name] ?? '\\');
    return foreign.test(style) ? '' : ` data-style="${numberOf(style)}"`;
  });
  return { markup: apart, sheet: [...rules].map(([style, number]) => `[data-style="${number}"]{${style}}`).join('') };
}
