import { expect, it } from 'vitest';
import { guessColumns, isHeading } from './columns.ts';

const columns = {
  home: { heading: 'Home', alsoHeaded: ['home team'], example: '' },
  away: { heading: 'Away', example: '' },
  homeScore: { heading: 'Home score', elseHeaded: ['hs'], example: '' },
  awayScore: { heading: 'Away score', isNamed: (heading: string) => heading === 'pointsaway', example: '' },
};

function found(...cells: string[]) {
  const { mapping, unclear } = guessColumns(columns, { line: 1, cells });
  return [Object.fromEntries(mapping), unclear];
}

it.each(['home_team', 'Home Team', 'HomeTeam', 'home-team', ' HOME  team: '])('recognizes %j', (heading) => {
  expect(found('x', heading)).toEqual([{ home: 1 }, []]);
  expect(isHeading(columns, heading)).toBe(true);
});

it('accepts an abbreviation only if no column has the full name', () => {
  expect(found('HS')).toEqual([{ homeScore: 0 }, []]);
  expect(found('HS', 'Home score')).toEqual([{ homeScore: 1 }, []]);
  expect(found('Points away')).toEqual([{ awayScore: 0 }, []]);
});

it('assigns a repeated heading to the side before it, else to the one after', () => {
  expect(found('Home', 'Score', 'Away', 'Score')[0]).toEqual({ home: 0, homeScore: 1, away: 2, awayScore: 3 });
  expect(found('Home', 'Score', 'Score', 'Away')[0]).toEqual({ home: 0, homeScore: 1, awayScore: 2, away: 3 });
  expect(found('Home', 'Note', 'Away', 'Note')[0]).toEqual({ home: 0, away: 2 });
  expect(found('', 'Score', '', 'Score')[0]).toEqual({});
});

it('takes neither of two columns with headings for the same field', () => {
  expect(found('Home', 'Home team', 'Away')).toEqual([{ away: 2 }, ['home']]);
  expect(found('Home', 'Home', 'Away')).toEqual([{ away: 2 }, ['home']]);
});
