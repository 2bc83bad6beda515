import { describe, expect, it } from 'vitest';
import type { Measure } from '#features/teams/sports/definitions/definition.ts';
import { gapText, markText, nothingTyped, readMark, readTyped, shownMark, typedText } from './mark-rules.ts';

describe('a time', () => {
  it.each([
    ['11.42', 11_420],
    ['11,42', 11_420],
    ['11.4', 11_400],
    ['9.875', 9_875],
    ['9', 9_000],
    ['75.3', 75_300],
    ['1:02.3', 62_300],
    ['1:02', 62_000],
    ['14:05', 845_000],
    ['90:00', 5_400_000],
    ['1:04:30', 3_870_000],
    ['2:04:30.25', 7_470_250],
    [' 11.42 s ', 11_420],
    ['24:00:00', 86_400_000],
  ])('%s is %i ms', (text, ms) => expect(readMark('time', text)).toBe(ms));

  it.each([
    '',
    '0',
    '0.00',
    '1:2.3',
    '1:60',
    '1:75.0',
    '1:60:00',
    '11.4256',
    '11:',
    ':11',
    '-3',
    'fast',
    '24:00:01',
    '1:1:00',
  ])('%j is none', (text) => expect(readMark('time', text)).toBeNull());

  it.each([
    [11_420, '11.42'],
    [11_400, '11.40'],
    [9_000, '9.00'],
    [9_875, '9.875'],
    [59_990, '59.99'],
    [60_000, '1:00'],
    [62_300, '1:02.30'],
    [845_000, '14:05'],
    [3_870_000, '1:04:30'],
    [3_600_010, '1:00:00.01'],
  ])('of %i ms is written %s, and reads the same again', (ms, text) => {
    expect(markText('time', ms)).toBe(text);
    expect(readMark('time', text)).toBe(ms);
  });
});

describe('a distance', () => {
  it.each([
    ['5.61', 5_610],
    ['5,61 m', 5_610],
    ['5', 5_000],
    ['12.5m', 12_500],
    ['0.005', 5],
  ])('%s is %i mm', (text, mm) => expect(readMark('distance', text)).toBe(mm));
  it.each(['0', '0.000', '5.6112', '1:05', 'm', '5.6 ft', '99999'])('%j is none', (text) =>
    expect(readMark('distance', text)).toBeNull(),
  );
  it.each([
    [5_610, '5.61'],
    [5_000, '5.00'],
    [5_615, '5.615'],
  ])('of %i mm is written %s', (mm, text) => expect(markText('distance', mm)).toBe(text));
});

describe('points', () => {
  it.each([
    ['87.5', 8_750, '87.5'],
    ['87.25', 8_725, '87.25'],
    ['0', 0, '0'],
    ['100', 10_000, '100'],
  ])('%s is %i hundredths, written %s', (text, hundredths, written) => {
    expect(readMark('points', text)).toBe(hundredths);
    expect(markText('points', hundredths)).toBe(written);
  });
  it.each(['87.555', '-1', '8 7', '1e3'])('%j is none', (text) => expect(readMark('points', text)).toBeNull());
});

describe('what is typed behind a name', () => {
  it('may be why there is no mark, in any case', () => {
    expect(readTyped('time', 'dnf')).toEqual({ ...nothingTyped, status: 'DNF' });
    expect(readTyped('points', 'DSQ')).toEqual({ ...nothingTyped, status: 'DQ' });
    expect(readTyped('place', ' dns ')).toEqual({ ...nothingTyped, status: 'DNS' });
  });
  it('may be nothing, which enters somebody', () => expect(readTyped('distance', ' ')).toEqual(nothingTyped));
  it.each([
    ['1', 1],
    ['999', 999],
  ])('is the place %s where the measure is the place', (text, place) =>
    expect(readTyped('place', text)).toEqual({ ...nothingTyped, place }),
  );
  it.each(['0', '1000', '1.5', '1st'])('is no place: %j', (text) => expect(readTyped('place', text)).toBeNull());
  it.each<[Measure, string]>([
    ['time', '1:02.30'],
    ['distance', '5.61'],
    ['points', '87.5'],
    ['place', '4'],
    ['time', 'DNF'],
    ['time', ''],
  ])('of the measure %s is typed again as %j', (measure, text) => {
    expect(typedText(measure, readTyped(measure, text) ?? nothingTyped)).toBe(text);
  });
});

it('shows a mark with its unit, or the status', () => {
  expect(shownMark('distance', { mark: 5_610, status: null })).toBe('5.61 m');
  expect(shownMark('time', { mark: 11_420, status: null })).toBe('11.42');
  expect(shownMark('time', { mark: 11_420, status: 'DQ' })).toBe('DQ');
  expect(shownMark('place', { mark: null, status: null })).toBe('');
});

it('shows what is missing to the first', () => {
  expect(gapText('time', 11_420, 11_730)).toBe('+0.31');
  expect(gapText('time', 60_000, 125_000)).toBe('+1:05');
  expect(gapText('distance', 5_610, 5_410)).toBe('−0.20');
  expect(gapText('points', 8_750, 8_400)).toBe('−3.5');
  expect(gapText('time', 11_420, 11_420)).toBe('');
  expect(gapText('time', 11_420, null)).toBe('');
});
