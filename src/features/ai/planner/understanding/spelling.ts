import { ordinaryWords } from './ordinary-words.ts';

const shortest = 3;

/** Puts words right that are one letter away from a known one; words that mean something else stay as they are. */
export function speller(known: ReadonlySet<string>): (word: string) => string {
  const byLetter = Map.groupBy(known, (word) => word.charAt(0));
  return (word) => {
    if (word.length < shortest || known.has(word) || ordinaryWords.has(word) || !/^[a-z]+$/.test(word)) return word;
    const alike = [...(byLetter.get(word.charAt(0)) ?? []), ...(byLetter.get(word.charAt(1)) ?? [])];
    return alike.find((other) => isOneLetterAway(word, other)) ?? word;
  };
}

/** One letter too few, too many, another, or two that changed places; the shorter the word, the less is forgiven. */
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
