import { describe, expect, it } from 'vitest';
import { idIn, narrowingOf } from './filters.ts';

describe('the filters in the address', () => {
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
  ])('%j says %o', (query, expected) => {
    expect(narrowingOf(new URLSearchParams(query))).toEqual(expected);
  });

  it('never ask for more than the search takes', () => {
    expect(narrowingOf(new URLSearchParams({ q: 'x'.repeat(200) })).q).toHaveLength(60);
  });

  it('name no row when there is no id', () => {
    expect(idIn(new URLSearchParams('q=a'), 'player')).toBeUndefined();
    expect(idIn(new URLSearchParams('player=12'), 'player')).toBe(12);
  });
});
