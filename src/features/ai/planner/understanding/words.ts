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
export function tokensOf(text: string): Token[] {
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
