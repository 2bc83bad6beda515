import { expect, it } from 'vitest';
import { alikeNames, nearNames } from './alike-names-policy.ts';
import { nameTeams, nearTeams } from './named-teams-policy.ts';

const sport = { id: 3, name: 'Soccer' };

function named(names: string[], answers: Record<string, string> = {}, teams = ['Oak Res', 'Elm House']) {
  const mentions = names.map((name, at) => ({ name, line: at + 2 }));
  const { resolveTeam, questions, missing } = nameTeams(mentions, { sport, teams, answers });
  const resolved = names.map(resolveTeam);
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

it.each([
  ['Lions 2', 'Lions'],
  ['Lions', 'Lions II'],
  ['Bochum', 'VfL Bochum 1848'],
  ['Xu', 'Xu 2'],
  ['FC Köln', '1. FC Köln'],
])('%s differs from %s by a number', (one, other) => {
  expect(nearNames(one, ['Elm House', other])).toEqual([other]);
  expect(nearNames(other, ['Elm House', one])).toEqual([one]);
});

it.each([
  ['Lions', 'Lions'],
  ['Team 1', 'Team 2'],
  ['Lions', 'Tigers 2'],
  ['Lions', 'Lions B'],
  ['Lions', 'Lions Women 2'],
  ['2', 'Lions'],
])('%s and %s do not differ by a number alone', (one, other) => expect(nearNames(one, [other])).toEqual([]));

it('offers a team whose name differs by a number like a misspelling, and says so', () => {
  const asked = named(['Bochum', 'Lions 2'], { team: 'new' }, ['VfL Bochum 1848', 'Lions']);
  expect(asked.resolved).toEqual([null, null]);
  expect(asked.questions).toMatchObject([
    {
      topic: 'spelling',
      text: 'Soccer has no team Bochum; VfL Bochum 1848 differs by a number or a short form',
      options: [{ value: 'is:VfL Bochum 1848' }, { value: 'new' }],
    },
    { topic: 'spelling', text: 'Soccer has no team Lions 2; Lions differs by a number or a short form' },
  ]);
  expect(named(['Lions 2'], { spelling: 'new' }, ['Lions']).resolved).toEqual(['Lions 2']);
});

it('says which new teams are told apart by a number alone, at most ten', () => {
  expect(nearTeams(['Lions 2', 'Elm House'], ['Lions', 'Oak Res'])).toEqual([
    { text: 'Teams whose names differ by a number or a short form stay different teams', items: ['Lions 2 and Lions'] },
  ]);
  expect(nearTeams(['Bochum', 'VfL Bochum 1848'], [])[0]?.items).toEqual(['Bochum and VfL Bochum 1848']);
  expect(nearTeams(['Elm House'], ['Oak Res', 'Lions', 'Lions 2'])).toEqual([]);
  const many = Array.from({ length: 12 }, (_, at) => `Oak ${at + 1}`);
  expect(nearTeams(many, ['Oak'])[0]?.items.slice(-2)).toEqual(['Oak 10 and Oak', 'and 2 more']);
});
