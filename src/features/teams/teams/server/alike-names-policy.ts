import { nameKey } from '#shared/names.ts';

/** Those of `names` that `name` may be a misspelling of, the likeliest first: `Oak Ress` and `Oak` of `Oak Res`. */
export function alikeNames(name: string, names: readonly string[]): string[] {
  const typed = splitWords(name);
  return names
    .map((other) => ({ other, distance: measureDistance(typed, splitWords(other)) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .map(({ other }) => other);
}

/** Those of `names` that differ from `name` by a number, with or without a short form: `Lions 2` and `Lions`, `Bochum` and `VfL Bochum 1848`. */
export function nearNames(name: string, names: readonly string[]): string[] {
  const [words, numbers] = withoutNumbers(splitWords(name));
  return names.filter((other) => {
    const [otherWords, otherNumbers] = withoutNumbers(splitWords(other));
    const hasOneNumber = (numbers === '') !== (otherNumbers === '');
    return hasOneNumber && pickMarks(words) === pickMarks(otherWords) && isSameOrShort(words, otherWords);
  });
}

const isSameOrShort = (a: readonly string[], b: readonly string[]) =>
  (a.length > 0 && a.join(' ') === b.join(' ')) || isShortFor(a, b) || isShortFor(b, a);

/** The words of a name, and its numbers: what is left of `1. FC Köln` is `FC Köln`. */
function withoutNumbers(words: readonly string[]): [words: string[], numbers: string] {
  const isNumber = (word: string) => /^(\d+|[iv]{2,4})$/u.test(word);
  return [words.filter((word) => !isNumber(word)), words.filter(isNumber).join(' ')];
}

const splitWords = (name: string) =>
  nameKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

/** How far apart two names are; null if they name two teams: `Lions` and `Lions B`, `Team 1` and `Team 2`. */
function measureDistance(a: readonly string[], b: readonly string[]): number | null {
  if (pickMarks(a) !== pickMarks(b)) return null;
  const [one, other] = [a.join(''), b.join('')];
  const longest = Math.max(one.length, other.length);
  const most = longest >= 8 ? 2 : 1;
  const edits = Math.abs(one.length - other.length) > most ? most + 1 : editsBetween(one, other);
  if (edits <= most && longest >= 4) return edits;
  return isShortFor(a, b) || isShortFor(b, a) ? 3 : null;
}

/** What tells teams of the same name apart: numbers, single letters, and words such as `women`. */
const pickMarks = (words: readonly string[]) =>
  words
    .filter((word) =>
      /^(\p{L}|\d+\p{L}*|\p{L}*\d+|[iv]{2,4}|men|women|boys|girls|ladies|juniors?|seniors?|under|reserves?)$/u.test(
        word,
      ),
    )
    .join(' ');

/** `Oak`, or `Princ Village`: each word begins a word of the other name, in the same order. */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  if (short.join('').length < 3 || short.length > long.length) return false;
  let at = 0;
  for (const word of short) {
    const found = long.findIndex((whole, index) => index >= at && whole.startsWith(word));
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

/** How many letters to insert, delete, replace or swap with the next one. */
function editsBetween(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last?.[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const least = Math.min(replaced, (last?.[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(isSwap ? Math.min(least, (before?.[column - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, next];
  }
  return last?.[b.length] ?? 0;
}
