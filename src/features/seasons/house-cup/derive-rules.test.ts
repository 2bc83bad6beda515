import { describe, expect, it } from 'vitest';
import type { Contest, ContestTeam, Outcome } from './contest.ts';
import { deriveEntries } from './derive-rules.ts';
import { CupRules } from './rule-fields.ts';

const oak = { id: 1, residents: 100 };
const elm = { id: 2, residents: 50 };

const team = (id: number, residenceIds: number[], more: Partial<ContestTeam> = {}): ContestTeam => ({
  ...{ id, residenceIds, place: null, isInPlayoffs: false, people: [], rating: null },
  ...more,
});

const game = (id: number, home: number, outcome: Outcome, away: number, other: Outcome) => ({
  id,
  at: '2026-03-02T10:00:00.000Z',
  sides: [
    { teamId: home, outcome },
    { teamId: away, outcome: other },
  ] as const,
});

const contest = (more: Partial<Contest> = {}): Contest => ({
  ...{ key: 'competition:1', sportId: 1, competitionId: 1, meetId: null, isOver: true },
  ...{ from: '2026-03-01T10:00:00.000Z', until: '2026-03-30T10:00:00.000Z' },
  ...{ teams: [team(1, [1]), team(2, [2])], games: [] },
  ...more,
});

const rulesWith = (level: object, more: object = {}) =>
  CupRules.parse({ levels: [{ name: 'Sport', ...level }], ...more });

function derive(level: object, of: Partial<Contest>, more: object = {}) {
  const entries = deriveEntries(rulesWith(level, more), contest(of), [oak, elm]);
  return entries.map(({ residenceId, kind, points, teamId, gameId }) => [
    residenceId,
    kind,
    points / 100,
    teamId,
    gameId,
  ]);
}

describe('entries of games', () => {
  it('name the game and the team that earned them', () => {
    expect(derive({ win: 10, loss: 5 }, { games: [game(7, 1, 'win', 2, 'loss')] })).toEqual([
      [1, 'win', 10, 1, 7],
      [2, 'loss', 5, 2, 7],
    ]);
  });

  it('are none where a rule gives nothing', () => {
    expect(derive({ win: 10 }, { games: [game(7, 1, 'win', 2, 'loss')] })).toEqual([[1, 'win', 10, 1, 7]]);
  });

  it('cost both sides when neither came', () => {
    expect(derive({ forfeit: -10 }, { games: [game(7, 1, 'forfeit', 2, 'forfeit')] })).toEqual([
      [1, 'forfeit', -10, 1, 7],
      [2, 'forfeit', -10, 2, 7],
    ]);
  });
});

describe('taking part', () => {
  it('counts when entered, when played, or when everything is played', () => {
    const absent = { games: [game(1, 1, 'forfeit', 2, 'win')] };
    expect(derive({ entry: 50, entryWhen: 'entered' }, absent)).toHaveLength(2);
    expect(derive({ entry: 50 }, absent)).toEqual([[2, 'entry', 50, null, null]]);
    expect(derive({ entry: 50, entryWhen: 'finished' }, { ...absent, isOver: false })).toEqual([]);
  });

  it('counts once for a residence with two teams, or for each of them', () => {
    const teams = [team(1, [1]), team(2, [1])];
    const games = [game(1, 1, 'win', 2, 'loss')];
    expect(derive({ entry: 50 }, { teams, games })).toEqual([[1, 'entry', 50, null, null]]);
    expect(derive({ entry: 50, entryFor: 'team' }, { teams, games })).toHaveLength(2);
  });

  it.each([
    [4, 0],
    [5, 1],
    [6, 1],
  ])('of %i people, where 5 are needed, gives %i entries', (people, entries) => {
    const teams = [team(1, [1], { people: Array.from({ length: people }, (_, index) => `player:${index}`) })];
    expect(derive({ turnoutPeople: 5, turnoutPoints: 10 }, { teams })).toHaveLength(entries);
  });

  it('counts somebody in two teams of a residence once', () => {
    const teams = [team(1, [1], { people: ['player:1', 'player:2'] }), team(2, [1], { people: ['player:2'] })];
    expect(derive({ perPerson: 5 }, { teams })).toEqual([[1, 'people', 10, null, null]]);
    expect(derive({ perPerson: 5, perPersonMax: 8 }, { teams })).toEqual([[1, 'people', 8, null, null]]);
  });
});

describe('places', () => {
  const tied = [team(1, [1], { place: 1 }), team(2, [2], { place: 1 })];

  it('are shared by level teams, or given to each', () => {
    expect(derive({ places: [10, 5] }, { teams: tied }).map(([, , points]) => points)).toEqual([7.5, 7.5]);
    const each = derive({ places: [10, 5] }, { teams: tied }, { tiedPlaces: 'same' });
    expect(each.map(([, , points]) => points)).toEqual([10, 10]);
  });

  it('give nothing before everything is played', () => {
    expect(derive({ places: [10, 5] }, { teams: tied, isOver: false })).toEqual([]);
  });
});

describe('teams of two residences', () => {
  const joint = { teams: [team(1, [1, 2])], games: [game(1, 1, 'win', 9, 'loss')] };

  it('give each half, without losing a hundredth', () => {
    expect(derive({ win: 0.25 }, joint)).toEqual([
      [1, 'win', 0.13, 1, 1],
      [2, 'win', 0.12, 1, 1],
    ]);
  });

  it('give each all, where the rules say so', () => {
    expect(derive({ win: 3 }, joint, { jointTeams: 'full' }).map(([, , points]) => points)).toEqual([3, 3]);
  });
});

describe('best teams', () => {
  const teams = [team(1, [1]), team(2, [1]), team(3, [2])];
  const games = [game(1, 1, 'loss', 2, 'win'), game(2, 1, 'forfeit', 3, 'win')];

  it('count alone', () => {
    const counted = derive({ win: 10, forfeit: -10, bestTeams: 1 }, { teams, games });
    expect(counted.map(([residence, , points]) => [residence, points])).toEqual([
      [1, 10],
      [2, 10],
    ]);
  });
});

describe('shares that are lost', () => {
  const absentTwice = [game(1, 1, 'win', 2, 'loss'), game(2, 1, 'forfeit', 2, 'win'), game(3, 1, 'forfeit', 2, 'win')];
  const sumOf = (lostForForfeits: number[], games = absentTwice) =>
    derive({ win: 100, lostForForfeits }, { teams: [team(1, [1])], games }).reduce(
      (sum, [, , points]) => sum + Number(points),
      0,
    );

  it('grow with each forfeit, and the last step stays', () => {
    expect(sumOf([25, 100], absentTwice.slice(0, 1))).toBe(100);
    expect(sumOf([25, 100], absentTwice.slice(0, 2))).toBe(75);
    expect(sumOf([25, 100])).toBe(0);
    expect(sumOf([25])).toBe(75);
  });
});

it('knows which level a competition or a sport has, and which does not count', () => {
  const games = [game(1, 1, 'win', 2, 'loss')];
  const levels = {
    levels: [
      { name: 'Major', win: 10 },
      { name: 'Minor', win: 3 },
    ],
  };
  const points = (more: object) => derive({}, { games }, { ...levels, ...more }).map(([, , each]) => each);
  expect(points({})).toEqual([10]);
  expect(points({ sports: [{ sportId: 1, level: 1 }] })).toEqual([3]);
  expect(points({ sports: [{ sportId: 1, level: null }] })).toEqual([]);
  expect(points({ sports: [{ sportId: 1, level: null }], competitions: [{ competitionId: 1, level: 1 }] })).toEqual([
    3,
  ]);
});

it('refuses rules with three decimals, without a level, or with a level of another kind', () => {
  expect(CupRules.safeParse({ levels: [{ name: 'A', win: 0.125 }] }).success).toBe(false);
  expect(CupRules.safeParse({ levels: [{ name: 'A', win: 2.55 }] }).success).toBe(true);
  expect(CupRules.safeParse({ levels: [] }).success).toBe(false);
  expect(CupRules.safeParse({ levels: [{ name: 'A', goals: 1 }] }).success).toBe(false);
});
