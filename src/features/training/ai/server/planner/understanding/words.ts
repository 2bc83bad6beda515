import { join } from 'node:path';
import * as z from 'zod/mini';
import { ListCell, readCsv } from '#server/data-files.ts';

/** A word, or a punctuation mark that ends a phrase. */
export type Token = string;

const ends = /[.;!?\n]/;

const numberWords = new Map(
  [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
  ].map((word, number) => [word, number] as const),
);
const tens = new Map<string, number>([
  ...([['twenty', 20] as const, ['thirty', 30] as const, ['forty', 40] as const, ['fourty', 40] as const] as const),
  ...([['fifty', 50] as const, ['sixty', 60] as const, ['seventy', 70] as const, ['eighty', 80] as const] as const),
  ...([['ninety', 90] as const, ['hundred', 100] as const] as const),
]);

export const wordsForNumbers = [...numberWords.keys(), ...tens.keys()];

/** Plain lower-case words. Commas and sentence ends are separate tokens, as are numbers and their units. */
export function splitTokens(text: string): Token[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)\s*['’′](?!\d)/g, '$1 min ')
    .replace(/['’`´]/g, '')
    .replace(/(\d)[.,](\d)/g, '$1·$2')
    .replace(/(\d)\s*[-–—]\s*(\d)/g, '$1 to $2')
    .replace(/[-–—_/&+()":]/g, (mark) => (mark === '&' || mark === '+' ? ' and ' : ' '))
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/([a-z])(?=\d)/g, '$1 ');
  return (plain.match(/\d+(?:·\d+)?|[\p{L}]+|,|[.;!?\n]/gu) ?? []).map((token) =>
    ends.test(token) ? '.' : token.replace('·', '.'),
  );
}

/** Writes numbers in digits: `forty five` becomes `45`. */
export function withDigits(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const ten = tens.get(token);
    const unit = numberWords.get(tokens[at + 1] ?? '');
    if (ten !== undefined && ten < 100 && unit !== undefined && unit > 0 && unit < 10) {
      result.push(String(ten + unit));
      at += 1;
    } else result.push(String(ten ?? numberWords.get(token) ?? token));
  }
  return result;
}

const maxQuoteLength = 60;

/** The start of a request, in quotation marks. */
export function quoted(request: string): string {
  const words = request.trim().replace(/\s+/g, ' ');
  return `'${words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength - 1).trimEnd()}…` : words}'`;
}

const shortest = 3;

/** Corrects words that are one letter away from a known word. Ordinary words with another meaning stay unchanged. */
export function speller(known: ReadonlySet<string>): (word: string) => string {
  const byLetter = Map.groupBy(known, (word) => word.charAt(0));
  return (word) => {
    if (word.length < shortest || known.has(word) || ordinaryWords.has(word) || !/^[a-z]+$/.test(word)) return word;
    const alike = [...(byLetter.get(word.charAt(0)) ?? []), ...(byLetter.get(word.charAt(1)) ?? [])];
    return alike.find((candidate) => isOneLetterAway(word, candidate)) ?? word;
  };
}

/** A missing, additional or different letter, or two swapped letters. Shorter words allow fewer of these. */
function isOneLetterAway(word: string, known: string): boolean {
  if (known.length < 4) return false;
  const start = firstDifference(word, known);
  const [rest, knownRest] = [word.slice(start), known.slice(start)];
  if (rest.slice(0, 2) === [...knownRest.slice(0, 2)].reverse().join('') && rest.slice(2) === knownRest.slice(2)) {
    return word.length >= 4;
  }
  if (start === 0) return false;
  if (rest === knownRest.slice(1)) return true;
  if (word.length < 4) return false;
  if (rest.slice(1) === knownRest) return true;
  return word.length >= 5 && rest.slice(1) === knownRest.slice(1);
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Ordinary English words that are one letter away from a known word and mean something else. */
const ordinaryWords: ReadonlySet<string> = new Set(
  readCsv(
    join(import.meta.dirname, 'ordinary-words.csv'),
    z.strictObject({ letter: z.string(), words: ListCell }),
  ).flatMap(({ words }) => words),
);
