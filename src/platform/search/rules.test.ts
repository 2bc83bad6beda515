import { describe, expect, it } from 'vitest';
import { grades, gradeWord, isAlmostIn, splitWords } from './rules.ts';

describe('words', () => {
  it.each([
    ['  Zoë   van der Merwe ', ['zoe', 'van', 'der', 'merwe']],
    ["O'Brien-Smith", ['obrien', 'smith']],
    ['O’Brien', ['obrien']],
    ['U19 (A)', ['u19', 'a']],
    ['ÉQUIPE équipe', ['equipe', 'equipe']],
    ['Ｆｕｌｌ', ['full']],
    ['中村 太郎', ['中村', '太郎']],
    ['---', []],
  ])('of %j are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('a word', () => {
  it.each([
    ['mokoena', 'mokoena', grades.whole],
    ['mokoena', 'mok', grades.prefix],
    ['mokoena', 'm', grades.prefix],
    ['mokoena', 'ko', grades.inside],
    ['mokoena', 'o', grades.none],
    ['mokoena', 'mokwena', grades.typo],
    ['mokoena', 'mokona', grades.typo],
    ['mokoena', 'mokooena', grades.typo],
    ['mokoena', 'mokeona', grades.typo],
    ['mokoena', 'okoena', grades.inside],
    ['mokoena', 'xokoena', grades.typo],
    ['mokoena', 'mokoenax', grades.typo],
    ['mokoena', 'mokx', grades.typo],
    ['mokoena', 'mokw', grades.typo],
    ['mokoena', 'mxkx', grades.none],
    ['mokoena', 'mox', grades.none],
    ['mokoena', 'mokxexa', grades.none],
    ['calendar', 'calender', grades.typo],
    ['basketball', 'baksetball', grades.typo],
    ['basketball', 'baksetb', grades.typo],
    ['laundry', 'blocks', grades.none],
    ['ann', 'anna', grades.typo],
    ['an', 'anna', grades.none],
    ['pool', 'poolside', grades.none],
  ])('%s matches %s with grade %i', (word, typed, grade) => {
    expect(gradeWord(word, typed)).toBe(grade);
  });
});

it('finds each typed word in a text with one letter changed, if it is long enough', () => {
  const text = "Tiyani Ramabulana Point Guard O'Neill 7's";
  for (const typed of ['ramabulna', 'TIYNAI ramabulana', 'oneil 7', 'guad', 'ti']) {
    expect(isAlmostIn(text, typed), typed).toBe(true);
  }
  for (const typed of ['tyi', 'ramabxlxna', 'tiyani mokoena', 'centre', '!', ''])
    expect(isAlmostIn(text, typed), typed).toBe(false);
});
