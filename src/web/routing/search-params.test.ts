import { expect, test } from 'vitest';
import { searchWith } from './search-params.ts';

test('changes the given parameters and keeps the rest', () => {
  expect(searchWith('?q=a&sport=1', { sport: 2 })).toBe('?q=a&sport=2');
  expect(searchWith('?q=a&sport=1', { q: '', allstars: 'true' })).toBe('?sport=1&allstars=true');
  expect(searchWith('?q=a', { q: null, player: null })).toBe('');
});
