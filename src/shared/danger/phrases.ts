/**
 * Compiles rules from lines of text; they match texts in the spelling of `plainWords`. Each line is a regular expression
 * of whole words. `~` stands for up to three words, ` & ` for both sides in either order with up to seven words between,
 * `<name>` for one of the words in `names`. A line that ends with `|` continues in the next; `#` begins a comment line.
 */
export function phrases(lines: string, names: Readonly<Record<string, string>> = {}): RegExp[] {
  return lines
    .replace(/\|\n\s*/g, '|')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => phrase(line, names));
}

/** All rules in one expression, to remove their matches from a text. */
export const anyOf = (rules: readonly RegExp[]): RegExp => new RegExp(rules.map(({ source }) => source).join('|'), 'g');

function phrase(line: string, names: Readonly<Record<string, string>>): RegExp {
  const [one, other] = line
    .split(' & ')
    .map((part) => expanded(part, names).replaceAll(' ~ ', '(?: [a-z0-9.]+){0,3}? '));
  const near = '(?: [a-z0-9.]+){0,7}? ';
  const source = other === undefined ? one : `(?:${one})${near}(?:${other})|(?:${other})${near}(?:${one})`;
  return new RegExp(`(?<= )(?:${source})(?= )`);
}

/** Replaces each `<name>` by its words, which may contain further names. */
function expanded(part: string, names: Readonly<Record<string, string>>): string {
  return part.replace(/<(\w+)>/g, (_, name: string) => `(?:${expanded(names[name] ?? name, names)})`);
}
