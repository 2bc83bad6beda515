import { nameKey } from '#shared/names.ts';

/** Shorter words would match too many others with one letter changed. */
const minLengthForTypos = 4;
const minLengthForInside = 2;

/** How well a word of a name matches a typed one; lower is better. */
export const grades = { whole: 0, prefix: 1, inside: 2, typo: 6, none: 255 } as const;

/** The grade of the same match outside the name: after all exact matches in names, before typos in names. */
export const outsideTheName = (grade: number): number => (grade === grades.typo ? 7 : grade + 3);

/** The words of a text in comparable form: without case, accents and apostrophes. */
export const splitWords = (text: string): string[] =>
  nameKey(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export function gradeWord(word: string, typed: string): number {
  if (word.startsWith(typed)) return word.length === typed.length ? grades.whole : grades.prefix;
  if (typed.length >= minLengthForInside && word.includes(typed)) return grades.inside;
  return typed.length >= minLengthForTypos && beginsAlmostLike(word, typed) ? grades.typo : grades.none;
}

/** Whether every typed word is in a text, or almost in it, as the search of the whole village finds it. */
export function isAlmostIn(text: string, typed: string): boolean {
  const words = splitWords(text);
  const asked = splitWords(typed);
  return asked.length > 0 && asked.every((one) => words.some((word) => gradeWord(word, one) !== grades.none));
}

/** Whether a word, or its beginning, differs from the typed text by one letter: another, missing, extra, or two swapped. */
export function beginsAlmostLike(word: string, typed: string): boolean {
  if (word.length < typed.length - 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const isReplaced = at < word.length && continuesLike(word, at + 1, typed, at + 1);
  const isMissing = continuesLike(word, at + 1, typed, at);
  const isTooMany = continuesLike(word, at, typed, at + 1);
  return isReplaced || isMissing || isTooMany || isSwapped(word, typed, at);
}

const isSwapped = (word: string, typed: string, at: number): boolean =>
  typed[at] === word[at + 1] && typed[at + 1] === word[at] && continuesLike(word, at + 2, typed, at + 2);

/** Compares in place, without slicing: it runs for every word of the index. */
function continuesLike(word: string, from: number, typed: string, typedFrom: number): boolean {
  for (let at = typedFrom; at < typed.length; at += 1) {
    if (typed[at] !== word[from + at - typedFrom]) return false;
  }
  return true;
}
