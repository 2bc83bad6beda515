import { expect, test } from 'vitest';
import { inside } from './page-parts.ts';

test('refuses content that would close its own element', () => {
  expect(inside('style', 'a{color:red}\n')).toBe('a{color:red}');
  expect(() => inside('style', 'a{content:"</STYLE>"}')).toThrow('end the <style> element');
});
