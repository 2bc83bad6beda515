import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inningsFields, inningsIn, typedInnings } from './innings-fields.ts';

const whole = { overs: 20, players: 11 };

it('keeps the order of batting in the form, what is half typed, and no side without anything', () => {
  const away = typedInnings([], 'away', 'away', { balls: '18.' }, whole);
  expect(away).toEqual([{ side: 'away', wickets: '', balls: '18.', ...whole }]);
  const both = typedInnings(away, 'away', 'home', { wickets: 5 }, whole);
  expect(both.map(({ side }) => side)).toEqual(['away', 'home']);
  expect(typedInnings(both, 'home', 'home', {}, whole).map(({ side }) => side)).toEqual(['home', 'away']);
  expect(typedInnings(both, 'away', 'away', { balls: '' }, whole).map(({ side }) => side)).toEqual(['home']);
  expect([inningsIn(''), inningsIn(both)]).toEqual([[], both]);
});

it('says what is half typed in the words of the form', () => {
  const fault = (wickets: number | string, balls: number | string) =>
    z.safeParse(inningsFields.innings.sent, [{ side: 'home', wickets, balls }]).error?.issues[0]?.message;
  expect([fault(0, 0), fault(10, 120)]).toEqual([undefined, undefined]);
  expect([fault(11, 1), fault('', 1), fault(3, '18.'), fault(3, '')]).toEqual([
    ...Array(2).fill('Wickets must be 0 to 10'),
    ...Array(2).fill('Overs must be written like 18.3'),
  ]);
});
