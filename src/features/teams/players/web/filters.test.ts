import { describe, expect, it } from 'vitest';
import { idIn, readNarrowing } from './filters.ts';

describe('the filters in the URL', () => {
  it.each([
    ['', {}],
    ['q=+thandi+', { q: 'thandi' }],
    ['q=++', {}],
    ['sport=3&allstars=true', { sportId: 3, allStars: true }],
    ['sport=all&allstars=false', {}],
    ['sport=0', {}],
    ['sport=-1', {}],
    ['sport=1e3', {}],
    ['sport=99999999999', {}],
  ])('%j means %o', (query, expected) => {
    expect(readNarrowing(new URLSearchParams(query))).toEqual(expected);
  });

  it('never exceed the search length that the server accepts', () => {
    expect(readNarrowing(new URLSearchParams({ q: 'x'.repeat(200) })).q).toHaveLength(60);
  });

  it('name no row without an id', () => {
    expect(idIn(new URLSearchParams('q=a'), 'player')).toBeUndefined();
    expect(idIn(new URLSearchParams('player=12'), 'player')).toBe(12);
  });
});
