import { expect, it } from 'vitest';
import { crestOf, residencesIn } from './rules.ts';

const settings = { homeSideName: 'Princeton Village', homeSidePatterns: ['PV', 'Princeton', 'ResP'] };
const team = (name: string, sportId = 1) => ({ name, sportId });
const found = (...teams: ReturnType<typeof team>[]) =>
  Object.fromEntries(
    residencesIn(
      teams.map((named, at) => ({ ...named, id: at })),
      settings,
    ).map(({ name, teamIds }) => [name, teamIds.map((id) => teams[id]?.name)]),
  );

it('recognises the home side by its patterns, under the name from the settings', () => {
  expect(found(team('PV Hawks'), team('Princeton Village', 2))).toEqual({
    'Princeton Village': ['PV Hawks', 'Princeton Village'],
  });
});

it('recognises a name that begins others and is itself a team of another sport', () => {
  expect(found(team('Sunridge'), team('sunridge Glitch', 5), team('Baobab', 2), team('Baobab', 3))).toEqual({
    Sunridge: ['Sunridge', 'sunridge Glitch'],
    Baobab: ['Baobab', 'Baobab'],
  });
});

it('recognises a name that ends as residences do and is shared by two teams, even of one sport', () => {
  expect(
    found(team('Oak Res Rooks', 7), team('Oak Res Overclock', 5), team('Knox House A'), team('Knox House B')),
  ).toEqual({
    'Oak Res': ['Oak Res Rooks', 'Oak Res Overclock'],
    'Knox House': ['Knox House A', 'Knox House B'],
  });
});

it('ignores what may be anything: towns of a league, one team, words in common', () => {
  expect(
    found(
      team('Manchester City'),
      team('Manchester United'),
      team('Bayern'),
      team('Bayern II'),
      team('Karoo House Kudus'),
      team('The Lions'),
      team('The Rovers', 2),
    ),
  ).toEqual({});
});

it('draws a team as its residence, and a joint team in one colour of each', () => {
  const oak = { crest: '/art/oak.svg', firstColour: '#12804a', secondColour: '#075a35' };
  const knox = { crest: '/art/knox.svg', firstColour: '#ee5a2a', secondColour: '#c23a12' };
  expect(crestOf(oak, undefined)).toEqual({ picture: '/art/oak.svg', colours: ['#12804a', '#075a35'] });
  expect(crestOf(oak, knox)).toEqual({ picture: null, colours: ['#12804a', '#ee5a2a'] });
});
