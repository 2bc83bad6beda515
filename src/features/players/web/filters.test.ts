import { describe, expect, it } from 'vitest';
import { idIn, narrowingOf, withParam } from './filters.ts';

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

  it('change one at a time', () => {
    const params = new URLSearchParams('q=a&sport=1');
    expect(withParam(params, 'sport', 2).toString()).toBe('q=a&sport=2');
    expect(withParam(params, 'q', '').toString()).toBe('sport=1');
    expect(withParam(params, 'sport', null).toString()).toBe('q=a');
    expect(params.toString()).toBe('q=a&sport=1');
    expect(idIn(params, 'player')).toBeUndefined();
  });
});
