import { expect, test } from 'vitest';
import { publicHolidays } from './public-holidays.ts';

test("South Africa's holidays of a year, with the Monday after one on a Sunday", () => {
  expect(publicHolidays('2027-01-01', '2027-12-31').map(({ from, reason }) => `${from} ${reason}`)).toEqual([
    '2027-01-01 New Year’s Day',
    '2027-03-21 Human Rights Day',
    '2027-03-22 Human Rights Day, as it is on a Sunday',
    '2027-03-26 Good Friday',
    '2027-03-29 Family Day',
    '2027-04-27 Freedom Day',
    '2027-05-01 Workers’ Day',
    '2027-06-16 Youth Day',
    '2027-08-09 National Women’s Day',
    '2027-09-24 Heritage Day',
    '2027-12-16 Day of Reconciliation',
    '2027-12-25 Christmas Day',
    '2027-12-26 Day of Goodwill',
    '2027-12-27 Day of Goodwill, as it is on a Sunday',
  ]);
});
