import { expect, it } from 'vitest';
import { alikeNames } from './alike.ts';

it.each([
  ['Oak Ress', 'Oak Res'],
  ['Oka Res', 'Oak Res'],
  ['oak-res', 'Oak Res'],
  ['Oak Residence', 'Oak Res'],
  ['Oak', 'Oak Res'],
  ['Princeton Vilage', 'Princeton Village'],
  ['Prinecton Village', 'Princeton Village'],
  ['Manchester United FC', 'Manchester United'],
  ['Köln Sud', 'Köln Süd'],
])('%s may be %s', (typed, team) => expect(alikeNames(typed, ['Elm House', team])).toEqual([team]));

it.each([
  ['Lions', 'Tigers'],
  ['Team 1', 'Team 2'],
  ['Team 01', 'Team 11'],
  ['Lions A', 'Lions B'],
  ['Lions', 'Lions B'],
  ['Lions', 'Lions II'],
  ['Lions Women', 'Lions Men'],
  ['Lions U19', 'Lions U21'],
  ['Bat', 'Cat'],
  ['El', 'Elm House'],
])('%s is not %s', (typed, team) => expect(alikeNames(typed, [team])).toEqual([]));

it('names the likeliest first', () => {
  expect(alikeNames('Oak Ress', ['Oak', 'Oak Res', 'Elm House'])).toEqual(['Oak Res', 'Oak']);
});
