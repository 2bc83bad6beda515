import { expect, test } from 'vitest';
import { readRoster } from './manage/PasteRoster.tsx';

const read = (text: string, known: readonly string[] = []) => readRoster(text, known);

test.each([
  ['7 Karabo Dube', { name: 'Karabo Dube', jerseyNumber: 7, position: null }],
  ['#7 Karabo Dube', { name: 'Karabo Dube', jerseyNumber: 7, position: null }],
  ['7. Karabo Dube', { name: 'Karabo Dube', jerseyNumber: 7, position: null }],
  ['07 - Karabo Dube', { name: 'Karabo Dube', jerseyNumber: 7, position: null }],
  ['Karabo Dube 7', { name: 'Karabo Dube', jerseyNumber: 7, position: null }],
  ['Karabo Dube (7)', { name: 'Karabo Dube', jerseyNumber: 7, position: null }],
  ['Karabo Dube', { name: 'Karabo Dube', jerseyNumber: null, position: null }],
  ['Karabo Dube, 7, Guard', { name: 'Karabo Dube', jerseyNumber: 7, position: 'Guard' }],
  ['7\tKarabo Dube\tGuard', { name: 'Karabo Dube', jerseyNumber: 7, position: 'Guard' }],
  ['Karabo Dube;;Guard', { name: 'Karabo Dube', jerseyNumber: null, position: 'Guard' }],
  ['0 Zodwa', { name: 'Zodwa', jerseyNumber: 0, position: null }],
])('reads %j as a player', (line, player) => {
  expect(read(line)).toEqual([{ line, player, fault: null }]);
});

test.each([
  ['12', 'No name'],
  [`1 ${'x'.repeat(61)}`, 'The name must have at most 60 characters'],
  ['100 Karabo', 'A jersey number is at most 99'],
])('refuses %j with a reason', (line, fault) => {
  expect(read(line)).toMatchObject([{ fault }]);
});

test('leaves out repeated players and those already in the team, and ignores empty lines and headings', () => {
  const lines = read('No\tName\n\n7 Karabo Dubé\nThandi\n thandi ', ['karabo dube']);
  expect(lines.map(({ line, fault }) => [line, fault])).toEqual([
    ['7 Karabo Dubé', 'Already in this team'],
    ['Thandi', null],
    ['thandi', 'Listed twice'],
  ]);
});
