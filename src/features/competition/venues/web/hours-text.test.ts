import { expect, it } from 'vitest';
import { closureText, hoursByDays } from './VenuePage.tsx';

const of = (day: string, opens = '08:00', closes = '21:00') => ({ day, opens, closes });

it('puts neighbouring days of the same hours on one line', () => {
  expect(hoursByDays([of('Monday'), of('Tuesday'), of('Thursday'), of('Saturday'), of('Sunday', '10:00')])).toEqual([
    'Mon–Tue 08:00–21:00',
    'Thu 08:00–21:00',
    'Sat 08:00–21:00',
    'Sun 10:00–21:00',
  ]);
  expect(hoursByDays([of('Monday', '08:00', '12:00'), of('Monday', '14:00')])).toEqual([
    'Mon 08:00–12:00, 14:00–21:00',
  ]);
});

it('says when and why it is closed', () => {
  expect(closureText({ from: '2026-12-24', until: '2027-01-03', reason: 'Recess' }, new Date('2026-11-28'))).toBe(
    'Thu 24 Dec – Sun 3 Jan 2027: Recess',
  );
  expect(closureText({ from: '2026-12-24', until: '2026-12-24', reason: 'Cup final' }, new Date('2026-11-28'))).toBe(
    'Thu 24 Dec: Cup final',
  );
});
