import { expect, it } from 'vitest';
import { namesOnHome } from './rules.ts';

it.each([
  ['Kopano Kings', 'Oak 🦉', 'Kopano FC', 'Kopano FC', 'Oak 🦉'],
  ["O'Brien's", 'Kopano Netball', 'Kopano FC', "O'Brien's", 'Kopano FC'],
  ['Kopano Kings', 'Kopano Netball', 'Kopano FC', 'Kopano Kings', 'Kopano Netball'],
  ['Kopano Kings', 'Oak 🦉', null, 'Kopano Kings', 'Oak 🦉'],
  ['Oak 🦉', 'Elm', 'Kopano FC', 'Oak 🦉', 'Elm'],
])('%s v %s, shown as %s: %s and %s', (homeTeam, awayTeam, homeSideName, home, away) => {
  const game = { homeTeam: { name: homeTeam }, awayTeam: { name: awayTeam } };
  expect(namesOnHome(game, { homeSideName, homeSidePatterns: ['Kopano'] })).toEqual({ home, away });
});
