import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession, endSession } from '#web/session/session.ts';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';

beforeEach(() => {
  localStorage.clear();
  beginSession({ id: 7, username: 'thandi', isAdmin: false });
});
afterEach(endSession);

it('keeps a few recent searches, the last one first and each only once', () => {
  const { result } = renderHook(() => useRecentSearches());
  expect(result.current).toEqual([]);
  act(() => {
    for (const q of ['one', 'two', 'three', 'four', 'five', 'six', ' Two ', '  ', 'seven']) rememberSearch(q);
  });
  expect(result.current).toEqual(['seven', 'Two', 'six', 'five', 'four', 'three']);
  act(() => forgetSearches());
  expect(result.current).toEqual([]);
});

it('ignores stored data that it cannot read', () => {
  for (const broken of ['{', '{"a":1}', '[1,null,"kept"]']) {
    localStorage.setItem('village-arena-own:7:searches', broken);
    const { result } = renderHook(() => useRecentSearches());
    expect(result.current).toEqual(broken.includes('kept') ? ['kept'] : []);
  }
});

it('remembers nothing for a visitor, whom nobody logs out', () => {
  endSession();
  rememberSearch('lions');
  expect(localStorage).toHaveLength(0);
});
