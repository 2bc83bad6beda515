import { expect, it } from 'vitest';
import { shirtNames } from './PlayerKey.tsx';

it.each([
  [
    ['Sipho Dube', 'Lerato van der Merwe', 'Ronaldinho'],
    ['Dube', 'van der Merwe', 'Ronaldinho'],
  ],
  [
    ['Sipho Dube', 'Thabo dube', 'Anele Zulu'],
    ['S. Dube', 'T. dube', 'Zulu'],
  ],
  [
    ['  Sipho   Dube ', ''],
    ['Dube', ''],
  ],
  [
    ['Dube', 'Sipho Dube'],
    ['Dube', 'S. Dube'],
  ],
])('names the shirts of %j as %j', (names, expected) => {
  const players = names.map((displayName, id) => ({ id, displayName }));
  expect([...shirtNames(players).values()]).toEqual(expected);
});
