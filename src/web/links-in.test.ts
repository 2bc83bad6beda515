import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

const addresses = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Register at https://example.org/cup?team=7#form.', ['https://example.org/cup?team=7#form']],
  ['(see https://example.org/rules)', ['https://example.org/rules']],
  [
    'https://en.wikipedia.org/wiki/Diski_(dance), or www.example.org!',
    ['https://en.wikipedia.org/wiki/Diski_(dance)', 'https://www.example.org'],
  ],
  ['Ask thandi.m+cup@students.example.ac.za.', ['mailto:thandi.m+cup@students.example.ac.za']],
  ['“http://example.org/a”', ['http://example.org/a']],
  ['javascript:alert(1) ftp://example.org data:text/html,x @thandi 72–65 3.5 u.s.w.', []],
  ['https:// and http://[ are no addresses', []],
])('finds the addresses in %s', (text, expected) => {
  expect(addresses(text)).toEqual(expected);
  expect(
    linksIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a text without any is one part, and an empty one none', () => {
  expect([linksIn('Trials on Friday\n<b>bring boots</b>'), linksIn('')]).toEqual([
    [{ text: 'Trials on Friday\n<b>bring boots</b>' }],
    [],
  ]);
});
