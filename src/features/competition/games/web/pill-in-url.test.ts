import { expect, test } from 'vitest';
import { searchWith } from '#web/routing/search-params.ts';
import { pills } from '../rules.ts';
import { readFilter, readPill, toSearch } from './pill-in-url.ts';

test('gives every pill an address that leads back to it', () => {
  for (const pill of pills) {
    const search = new URLSearchParams(searchWith('?sport=3&status=past&game=46', toSearch(pill)));
    expect(readPill(search)).toBe(pill);
    expect([search.get('sport'), search.get('game')]).toEqual(['3', null]);
  }
});

test('opens Completed for the link to past games, and All Games for an unknown pill', () => {
  expect(readPill(new URLSearchParams('status=past'))).toBe('Completed');
  expect(readPill(new URLSearchParams('pill=nonsense&status=live'))).toBe('All Games');
});

test('reads the filter from the address, and ignores unknown values', () => {
  const filter = (search: string) => readFilter(new URLSearchParams(search));
  expect(filter('sport=3&side=home')).toMatchObject({ sportId: 3, ownSideOnly: true });
  const none = { sportId: undefined, ownSideOnly: false, group: undefined, round: undefined };
  expect(filter('sport=three&side=theirs&group=')).toEqual(none);
  expect(filter('group=Group+A&round=Semi-final')).toEqual({ ...none, group: 'Group A', round: 'Semi-final' });
});
