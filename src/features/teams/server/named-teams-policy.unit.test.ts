import { expect, it } from 'vitest';
import { alikeNames, nameTeams } from './named-teams-policy.ts';

const sport = { id: 3, name: 'Soccer' };

function named(names: string[], answers: Record<string, string> = {}, teams = ['Oak Res', 'Elm House']) {
  const mentions = names.map((name, at) => ({ name, line: at + 2 }));
  const { teamOf, questions, missing } = nameTeams(mentions, { sport, teams, answers });
  const resolved = names.map(teamOf);
  return { resolved, questions, missing: missing(resolved.filter((name) => name !== null)) };
}

it('recognises teams however they are spelled, and asks about every other name', () => {
  expect(named(['OAK  RES', 'elm house'])).toEqual({ resolved: ['Oak Res', 'Elm House'], questions: [], missing: [] });
  expect(named(['River Hall', 'Oak Res', 'river hall'])).toMatchObject({
    resolved: [null, 'Oak Res', null],
    questions: [
      {
        id: 'team:3:river hall',
        topic: 'team',
        about: 'River Hall',
        lines: [2, 4],
        text: 'Soccer has no team River Hall',
        options: [{ label: 'Oak Res' }, { label: 'Elm House' }, { value: 'new' }],
      },
    ],
    missing: [],
  });
});

it('adds missing teams when told to, all or one', () => {
  expect(named(['River Hall'], { team: 'new' })).toMatchObject({ resolved: ['River Hall'], missing: ['River Hall'] });
  expect(named(['River Hall', 'Lake View'], { 'team:3:river hall': 'new' })).toMatchObject({
    resolved: ['River Hall', null],
    missing: ['River Hall'],
  });
});

it('asks separately about a likely misspelling, which the answer for all missing teams does not cover', () => {
  const asked = named(['Oak Ress'], { team: 'new' });
  expect(asked.resolved).toEqual([null]);
  expect(asked.questions).toMatchObject([
    { topic: 'spelling', options: [{ value: 'is:Oak Res', label: 'Oak Res' }, { value: 'new' }] },
  ]);
  expect(named(['Oak Ress'], { 'team:3:oak ress': 'is:Oak Res' })).toMatchObject({
    resolved: ['Oak Res'],
    missing: [],
  });
  expect(named(['Oak Ress'], { spelling: 'new' })).toMatchObject({ resolved: ['Oak Ress'], missing: ['Oak Ress'] });
});

it('accepts any team of the sport as an answer, and nothing else', () => {
  expect(named(['Oak Ress'], { 'team:3:oak ress': 'is:elm house' }).resolved).toEqual(['Elm House']);
  expect(named(['Oak Ress'], { 'team:3:oak ress': 'is:Nobody' }).resolved).toEqual([null]);
  expect(named(['Oak Ress'], { 'team:3:oak ress': 'perhaps' }).resolved).toEqual([null]);
});

it('offers a name that the file has three times as often, without two names meaning each other in a loop', () => {
  const names = ['River Hall', 'River Hall', 'River Hall', 'River Hal'];
  const asked = named(names, { team: 'new' }, []);
  expect(asked.questions.map(({ about, topic }) => [about, topic])).toEqual([
    ['River Hall', 'team'],
    ['River Hal', 'spelling'],
  ]);
  expect(named(names, { team: 'new', 'team:3:river hal': 'is:River Hall' }, [])).toMatchObject({
    resolved: names.map(() => 'River Hall'),
    missing: ['River Hall'],
  });
  expect(named(['River Hall', 'River Hall', 'River Hal'], {}, []).questions.map(({ topic }) => topic)).toEqual([
    'team',
    'team',
  ]);
});

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
