import { nameKey } from '#shared/name-key.ts';

/** Shorter words are met by too many others with a letter changed. */
const fewestForTypos = 4;
const fewestForInside = 2;

/** How well a word of a name answers a typed one; less is better. */
export const grades = { whole: 0, prefix: 1, inside: 2, typo: 6, none: 255 } as const;

/** The same beside a name: behind all that is called so, and before what is only almost called so. */
export const besideTheName = (grade: number): number => (grade === grades.typo ? 7 : grade + 3);

/** The words of a text in the form in which they are compared: without case, accents and apostrophes. */
export const wordsOf = (text: string): string[] =>
  nameKey(text)
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export function gradeOf(word: string, typed: string): number {
  if (word.startsWith(typed)) return word.length === typed.length ? grades.whole : grades.prefix;
  if (typed.length >= fewestForInside && word.includes(typed)) return grades.inside;
  return typed.length >= fewestForTypos && beginsAlmostLike(word, typed) ? grades.typo : grades.none;
}

/** Whether a word, or its beginning, is what was typed but for one letter: another, missing, too many, or two swapped. */
export function beginsAlmostLike(word: string, typed: string): boolean {
  if (word.length < typed.length - 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const isOther = at < word.length && goesOnLike(word, at + 1, typed, at + 1);
  const isMissing = goesOnLike(word, at + 1, typed, at);
  const isTooMany = goesOnLike(word, at, typed, at + 1);
  return isOther || isMissing || isTooMany || isSwapped(word, typed, at);
}

const isSwapped = (word: string, typed: string, at: number): boolean =>
  typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOnLike(word, at + 2, typed, at + 2);

/** Without taking either apart: it is asked of every word there is. */
function goesOnLike(word: string, from: number, typed: string, typedFrom: number): boolean {
  for (let at = typedFrom; at < typed.length; at += 1) {
    if (typed[at] !== word[from + at - typedFrom]) return false;
  }
  return true;
}
