import { expect, it } from 'vitest';
import type { ImportKind } from '../sheet/import-kind.ts';
import { parseAnswers, readCommandLine } from './command-line.ts';

const fixtures: ImportKind = {
  name: 'fixtures',
  title: 'Fixtures',
  columns: {},
  needs: [],
  teamColumns: [],
  reader: () => () => null,
  hold: async () => undefined,
  prepare: () => ({ plan: async () => Promise.reject(new Error('not asked')) }),
};
const read = (...args: string[]) => readCommandLine([fixtures], args);

it('reads the given options, and leaves the others to the file', () => {
  expect(read('fixtures', 'list.xlsx')).toMatchObject({
    kind: fixtures,
    file: 'list.xlsx',
    sport: undefined,
    sheet: undefined,
    headingLine: undefined,
    teams: [],
    addTeams: false,
    partial: false,
    dryRun: false,
  });
  expect(read('fixtures', 'a', '--sheet', 'May', '--headings', '4', '--dry-run')).toMatchObject({
    sheet: 'May',
    headingLine: 4,
    dryRun: true,
  });
});

it.each([
  [[]],
  [['fixtures']],
  [['rumours', 'a']],
  [['fixtures', 'a', 'b']],
  [['fixtures', 'a', '--meetings', 'perhaps']],
  [['fixtures', 'a', '--played', 'yes']],
  [['fixtures', 'a', '--past', 'perhaps']],
  [['fixtures', 'a', '--lost', 'me']],
  [['fixtures', 'a', '--dates', 'year']],
  [['fixtures', 'a', '--categories', 'none']],
  [['fixtures', 'a', '--residences', 'castle']],
  [['fixtures', 'a', '--headings', '0']],
  [['fixtures', 'a', '--headings', 'x']],
  [['fixtures', 'a', '--team', 'Oak']],
  [['fixtures', 'a', '--competition', 'Cup']],
  [['fixtures', 'a', '--unknown']],
])('shows its usage for %j', (args) => expect(() => read(...args)).toThrow('Usage: npm run import -- fixtures FILE'));

it('adds missing teams, but guesses neither misspellings nor other answers', () => {
  const sports = [{ id: 1 }, { id: 3 }];
  expect(parseAnswers(read('fixtures', 'a'), sports)).toEqual({ team: 'new' });
  const line = read(
    'fixtures',
    'a',
    '--add-teams',
    '--meetings',
    'new',
    '--played',
    'upcoming',
    '--team',
    'OAK ress=Oak Res',
  );
  expect(parseAnswers(line, sports)).toEqual({
    team: 'new',
    spelling: 'new',
    meeting: 'new',
    played: 'upcoming',
    'team:1:oak ress': 'is:Oak Res',
    'team:3:oak ress': 'is:Oak Res',
  });
});

it('takes what a competition of the file means, or the kind to add it as', () => {
  const line = read(
    'fixtures',
    'a',
    '--competition',
    'Premeir League=Premier League',
    '--competition',
    'Halls Cup=cup',
  );
  expect(parseAnswers(line, [{ id: 3 }])).toEqual({
    team: 'new',
    'competition:3:premeir league': 'is:Premier League',
    'competition:3:halls cup': 'cup',
  });
});

it('answers further questions for all rows', () => {
  const line = read(
    'fixtures',
    'a',
    '--past',
    'later',
    '--lost',
    'named',
    '--dates',
    'month',
    '--categories',
    'friendly',
  );
  expect(parseAnswers(line, [])).toEqual({
    team: 'new',
    past: 'later',
    ending: 'named',
    dates: 'month',
    category: 'friendly',
  });
});
