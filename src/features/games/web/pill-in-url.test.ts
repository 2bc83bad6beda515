import { expect, test } from 'vitest';
import { pills } from '../rules.ts';
import { pillOf, searchOf } from './pill-in-url.ts';

test('every pill has an address that leads back to it', () => {
  for (const pill of pills) expect(pillOf(new URLSearchParams(searchOf(pill)))).toBe(pill);
});

test('the link to past games opens Completed, and nonsense opens All Games', () => {
  expect(pillOf(new URLSearchParams('status=past'))).toBe('Completed');
  expect(pillOf(new URLSearchParams('pill=nonsense&status=live'))).toBe('All Games');
});
