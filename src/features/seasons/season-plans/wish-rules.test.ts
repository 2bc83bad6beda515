import { expect, test } from 'vitest';
import { withDaysOff } from './days-off-rules.ts';
import { type TypedWish, wishOf, wishText } from './wish-rules.ts';

const nothing: TypedWish = { team: '', other: '', time: '', week: '', from: '', until: '', days: [] };
const nameOf = (id: number) => `Team ${id}`;
const said = (...[kind, typed]: Parameters<typeof wishOf>) => {
  const read = wishOf(kind, typed);
  return 'fault' in read ? read.fault : wishText(read.wish, nameOf);
};

test('a wish is read as it is typed, or says what is missing', () => {
  expect(said('notBefore', { ...nothing, time: '9:30' })).toBe('All teams: not before 09:30');
  expect(said('notBefore', { ...nothing, time: '19:00', days: ['Thursday', 'Tuesday'] })).toBe(
    'All teams: not before 19:00 on Tue, Thu',
  );
  expect(said('notAfter', { ...nothing, team: '2', time: '24:00' })).toBe('Team 2: over by 24:00');
  expect(said('notBefore', { ...nothing, time: '24:01' })).toBe('Write a time such as 18:00');
  expect(said('derby', { ...nothing, team: '1', other: '2', week: '5' })).toBe('Team 1 v Team 2 in week 5');
  expect(said('derby', { ...nothing, team: '1', other: '2', week: '0' })).toBe('Write a week from 1 to 60');
  expect(said('notTogether', { ...nothing, team: '1', other: '1' })).toBe('Choose two different teams');
  expect(said('absent', { ...nothing, team: '1', from: '2027-02-02' })).toBe('Team 1: away Tue 2 Feb 2027');
  expect(said('absent', { ...nothing, team: '1', from: '2027-02-02', until: '2027-02-01' })).toMatch('before');
  expect(said('absent', nothing)).toBe('Choose a team');
});

test('days off are in their order, and none is there twice', () => {
  const exams = { from: '2027-06-01', until: '2027-06-05', reason: 'Exams' };
  const holiday = { from: '2027-03-22', until: '2027-03-22', reason: 'Human Rights Day' };
  expect(withDaysOff([exams], [holiday, exams])).toEqual([holiday, exams]);
});
