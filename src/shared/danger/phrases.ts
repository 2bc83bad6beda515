/**
 * Rules as lines of text, read by `plainWords`' spelling: a regular expression a line, between whole words; `~` stands for up to
 * three words, ` & ` between two of them for both in either order with up to seven words between, `<name>` for one of the words
 * that `names` lists. A line that ends with `|` goes on in the next; lines that begin with `#` are comments.
 */
export function phrases(lines: string, names: Readonly<Record<string, string>> = {}): RegExp[] {
  return lines
    .replace(/\|\n\s*/g, '|')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => phrase(line, names));
}

/** All of them in one expression, for what is taken out of a text. */
export const anyOf = (rules: readonly RegExp[]): RegExp => new RegExp(rules.map(({ source }) => source).join('|'), 'g');

function phrase(line: string, names: Readonly<Record<string, string>>): RegExp {
  const [one, other] = line
    .split(' & ')
    .map((part) => expanded(part, names).replaceAll(' ~ ', '(?: [a-z0-9.]+){0,3}? '));
  const near = '(?: [a-z0-9.]+){0,7}? ';
  const source = other === undefined ? one : `(?:${one})${near}(?:${other})|(?:${other})${near}(?:${one})`;
  return new RegExp(`(?<= )(?:${source})(?= )`);
}

/** With the words that names stand for, which may name others. */
function expanded(part: string, names: Readonly<Record<string, string>>): string {
  return part.replace(/<(\w+)>/g, (_, name: string) => `(?:${expanded(names[name] ?? name, names)})`);
}
