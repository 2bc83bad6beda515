import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { deriveFigures, faultsInFigures, listFigures, noFigures } from './figures.ts';
import { describeFigures } from './rules.ts';

const rugby = getDefinition('rugby');
const game = { homeScore: 20, awayScore: 5, resultType: null, ...noFigures };

it('asks for tries and bonus points only where a table uses them', () => {
  expect(listFigures(rugby.table)).toEqual(['homeTries', 'awayTries', 'homeBonusPoints', 'awayBonusPoints']);
  expect(listFigures(getDefinition('soccer').table)).toEqual([]);
});

it.each([
  [{ homeTries: 4 }, []],
  [{ homeTries: 5 }, ['homeTries']],
  [{ awayTries: 1 }, []],
  [{ awayTries: 2, homeTries: 5 }, ['homeTries', 'awayTries']],
  [{ awayScore: null, awayBonusPoints: 1 }, ['awayBonusPoints']],
])('finds what cannot be right in %j', (fields, faults) => {
  expect(faultsInFigures(rugby, { ...game, ...fields }).map(({ figure }) => figure)).toEqual(faults);
});

it('keeps no figures of a game that was not played', () => {
  const typed = { ...game, homeTries: 4, awayBonusPoints: 0 };
  expect(deriveFigures(typed)).toEqual({ ...noFigures, homeTries: 4, awayBonusPoints: 0 });
  expect(deriveFigures({ ...typed, resultType: 'forfeit' })).toEqual(noFigures);
  expect(deriveFigures({ ...typed, awayScore: null })).toEqual(noFigures);
});

it('says them in a line', () => {
  expect(describeFigures(game)).toBeNull();
  expect(describeFigures({ ...game, homeTries: 4, awayTries: 0, awayBonusPoints: 1 })).toBe(
    'Tries 4–0 · Bonus points ?–1',
  );
});
