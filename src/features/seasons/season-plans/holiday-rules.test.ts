import { expect, test } from 'vitest';
import { easterOf, holidaysBetween } from './holiday-rules.ts';

test('Easter is when it is, the earliest and the latest included', () => {
  expect([2024, 2025, 2026, 2027, 2038, 2285].map(easterOf)).toEqual([
    ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'],
  ]);
});

test('a Monday that is a holiday already is not one twice, and a season may cross the year', () => {
  const days = [
    { name: 'Christmas Day', day: '12-25' },
    { name: 'Day of Goodwill', day: '12-26' },
    { name: "New Year's Day", day: '01-01' },
  ];
  // 25 December 2022 was a Sunday, and so was 1 January 2023.
  const found = holidaysBetween(days, '2022-12-25', '2023-01-02').map(({ from }) => from);
  expect(found).toEqual(['2022-12-25', '2022-12-26', '2023-01-01', '2023-01-02']);
  expect(holidaysBetween(days, '2023-01-02', '2023-01-02')).toHaveLength(1);
});
