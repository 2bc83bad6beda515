import { expect, test } from 'vitest';
import { compareNames, nameKey } from './names.ts';

const allAlike = (...names: string[]) => new Set(names.map(nameKey)).size === 1;

test('folds case as Unicode does, not only lower case', () => {
  expect(allAlike('Straße 7', 'STRASSE 7', 'strasse 7')).toBe(true);
  expect(allAlike('ΟΔΟΣ', 'οδος', 'Οδοσ')).toBe(true);
  expect(allAlike('İzmir', 'izmir', 'IZMIR', 'Izmır')).toBe(true);
});

test('folds accents, and letters whose stroke is no accent of its own', () => {
  expect(allAlike('Łukasz', 'lukasz', 'ŁUKASZ')).toBe(true);
  expect(allAlike('Sørën Đukić', 'soren dukic')).toBe(true);
  expect(allAlike('Æther Œuvre', 'aether oeuvre')).toBe(true);
  expect(allAlike('Zoë', 'Zoe\u0308', 'zoe')).toBe(true);
});

test('folds every kind of apostrophe', () => {
  const kinds = "'’‘‛ʼʻʹ`´′＇ʾʿꞌ՚";
  expect(allAlike(...[...kinds].map((apostrophe) => `O${apostrophe}Brien`))).toBe(true);
  expect(nameKey('OBrien')).not.toBe(nameKey("O'Brien"));
});

test('folds every kind of hyphen', () => {
  const kinds = '-‐‑‒–—―−－﹣﹘⁃';
  expect(allAlike(...[...kinds].map((hyphen) => `Saint${hyphen}Étienne`))).toBe(true);
  expect(nameKey('Saint Étienne')).not.toBe(nameKey('Saint-Étienne'));
});

test('folds what looks the same in another width, ligature or number sign, and what nobody sees', () => {
  expect(allAlike('ﬁve Ⅳ', 'five IV', 'ｆｉｖｅ ＩＶ', 'fi\u00adve\u200b IV', ' five   iv ')).toBe(true);
});

test('keeps apart what differs in more than that', () => {
  const names = ['Lions', 'Lions B', 'Lions 2', 'राम', 'रमा', 'か', 'が', '🦁 Pride', '🐯 Pride', 'Čapek!', 'Čapek'];
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
});

test('folding twice changes nothing', () => {
  for (const name of ['ŉ ǰ ΐ ß ẞ İ ı ſ', 'O´Brien—Łuk', 'ﷺ ㎏ ½']) expect(nameKey(nameKey(name))).toBe(nameKey(name));
});

test('sorts names by what is compared', () => {
  expect(['Zulu', 'Łukasz', 'Émile', 'mona'].toSorted(compareNames)).toEqual(['Émile', 'Łukasz', 'mona', 'Zulu']);
});
