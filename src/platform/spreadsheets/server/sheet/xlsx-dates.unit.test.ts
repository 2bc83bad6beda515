import { expect, it } from 'vitest';
import { isDateFormat, serialText } from './xlsx-dates.ts';

it.each([
  [0, '00:00'],
  [0.5, '12:00'],
  [0.8125, '19:30'],
  [0.99999, '23:59'],
  [1, '1899-12-31'],
  [36526, '2000-01-01'],
  [45520.8125, '2024-08-16 19:30'],
  [2_958_465, '9999-12-31'],
])('shows %s as %s', (serial, text) => expect(serialText(serial)).toBe(text));

it.each([-1, 2_958_466, Number.NaN, Number.POSITIVE_INFINITY])('reads %s as no day', (serial) =>
  expect(serialText(serial)).toBeNull(),
);

it('counts from 1904 if the workbook says so', () => expect(serialText(44058, true)).toBe('2024-08-16'));

it.each([
  [14, undefined, true],
  [22, undefined, true],
  [23, undefined, false],
  [0, undefined, false],
  [164, 'dd/mm/yyyy;@', true],
  [164, '[$-1C09]dd mmmm yyyy', true],
  [164, 'h:mm AM/PM', true],
  [164, '[h]:mm', true],
  [164, '0.00', false],
  [164, 'General', false],
  [164, '"days" 0', false],
  [164, '[Red]0', false],
  [164, '# ##0\\ "m"', false],
])('format %s %s shows days or times: %s', (id, code, is) => expect(isDateFormat(id, code)).toBe(is));
