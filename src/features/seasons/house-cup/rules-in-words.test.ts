import { expect, it } from 'vitest';
import { publishedRules } from './definitions/list.ts';
import { CupRules } from './rule-fields.ts';
import { generalInWords, levelInWords } from './rules-in-words.ts';

const words = (key: string, level = 0) => {
  const found = publishedRules[key]?.rules.levels[level];
  return found ? levelInWords(found) : [];
};

it('says what published rules give', () => {
  expect(words('connecticut')).toEqual([
    '50 for playing to the end',
    'Win 10 · Tie 7 · Game lost 5 · Did not come −10',
    '1st 30 · 2nd 15 · 3rd 10 · 4th 8 · 5th 5 · 6th 3',
    'Only the best team of a residence counts',
  ]);
  expect(words('pennsylvania', 1)).toEqual(['10 if 5 residents take part']);
  expect(words('aiken')).toContain('Did not come: a team loses 25 %, then 100 % of its points');
  expect(words('harvard', 2)).toEqual(['5 for the last place, and as many more for each place above it']);
  expect(words('sidney-pacific')).toContain('Places count by the share of residents who take part');
  expect(words('bradley')).toContain('Rated below 3: keeps 50 % of its points');
});

it('says what applies to all levels', () => {
  const rules = CupRules.parse({ levels: [{ name: 'A' }], objectionDays: 1, order: 'perHead', jointTeams: 'full' });
  expect(generalInWords(rules)).toEqual([
    'Level teams share what their places give',
    'A team of two residences gives each all of its points',
    'The table goes by points for each 100 residents',
    'Points are final after 1 day',
  ]);
});
