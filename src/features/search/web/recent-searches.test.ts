import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('the last search comes first, each once, and only a few are kept', () => {
  const { result } = renderHook(() => useRecentSearches());
  expect(result.current).toEqual([]);
  act(() => {
    for (const q of ['one', 'two', 'three', 'four', 'five', 'six', ' Two ', '  ', 'seven']) rememberSearch(q);
  });
  expect(result.current).toEqual(['seven', 'Two', 'six', 'five', 'four', 'three']);
  act(() => forgetSearches());
  expect(result.current).toEqual([]);
});

it('what somebody else has written there does no harm', () => {
  for (const broken of ['{', '{"a":1}', '[1,null,"kept"]']) {
    localStorage.setItem('village-arena-searches-visitor', broken);
    const { result } = renderHook(() => useRecentSearches());
    expect(result.current).toEqual(broken.includes('kept') ? ['kept'] : []);
  }
});
