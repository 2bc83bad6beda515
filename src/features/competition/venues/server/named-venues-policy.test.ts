import { expect, it } from 'vitest';
import { nameVenues } from './named-venues-policy.ts';

const venues = [
  { name: 'Village Court', short_name: 'VC' },
  { name: 'Lower Field', short_name: null },
];
const at = (...locations: string[]) => locations.map((location, line) => ({ location, line: line + 2 }));

it('recognises a venue by its name or short name, and keeps other locations as text until somebody answers', () => {
  const named = nameVenues(at('village court', 'vc', 'Old Hall', 'old hall', 'TBA'), {
    sport: { id: 3 },
    venues,
    answers: {},
  });
  expect(['village court', 'VC', 'Old Hall', 'TBA'].map(named.findVenue)).toEqual([
    'Village Court',
    'Village Court',
    null,
    null,
  ]);
  expect(named.questions).toMatchObject([{ id: 'venue:3:old hall', topic: 'venue', about: 'Old Hall', lines: [4, 5] }]);
});

it('applies an answer to one location or to all, and lists the venues to add', () => {
  const mentions = at('Old Hall', 'Lower Feild', 'Gate Nine');
  const answers = { venue: 'new', 'venue:3:lower feild': 'is:Lower Field', 'venue:3:gate nine': 'text' };
  const { findVenue, missing } = nameVenues(mentions, { sport: { id: 3 }, venues, answers });
  expect(mentions.map(({ location }) => findVenue(location))).toEqual(['Old Hall', 'Lower Field', null]);
  expect(missing(['Old Hall', 'old hall', 'Lower Field'])).toEqual(['old hall']);
});
