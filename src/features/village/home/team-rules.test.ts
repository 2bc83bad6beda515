import { expect, test } from 'vitest';
import type { Game } from '#features/competition/games/contract.ts';
import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import { mineFirst, teamsOnHome, yourNextGame } from './team-rules.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const names = ['', "O'Brien's 11", 'Oak 🦉', 'Elm', 'Ἥλιος'];

const game = (id: number, sides: [home: number, away: number], fields: Partial<Game> = {}): Game => ({
  id,
  version: 1,
  sportId: 1,
  sport: { id: 1, name: 'Korfball' },
  ...side('home', sides[0]),
  ...side('away', sides[1]),
  ...at('2026-11-30T16:00:00.000Z'),
  location: 'Hall',
  venue: 'Hall',
  venueId: null,
  status: 'upcoming',
  category: 'league',
  season: '2026',
  homeScore: null,
  awayScore: null,
  homeShootout: null,
  periodScores: null,
  awayShootout: null,
  innings: null,
  ...{ resultType: null, resultAgainst: null, forfeitNotice: null, counts: true },
  ...{ group: null, round: null, overtime: false },
  ...{ homeTries: null, awayTries: null, homeBonusPoints: null, awayBonusPoints: null },
  competitionId: null,
  competition: null,
  hasBoxScore: false,
  period: null,
  rsvpCount: 0,
  rsvpNames: [],
  likesCount: 0,
  commentsCount: 0,
  can: { score: false, edit: false, delete: false },
  ...fields,
});
const at = (dateTime: string | null) => ({ dateTime, date_time: dateTime });
const hoursFromNow = (hours: number) => at(new Date(now.getTime() + hours * 3_600_000).toISOString());

function side<S extends 'home' | 'away'>(name: S, id: number) {
  const team = { id, name: names[id] ?? '', logo: null };
  return { [`${name}TeamId`]: id, [`${name}Team`]: team } as Pick<Game, `${S}TeamId` | `${S}Team`>;
}

const mine = (id: number, reason: 'isPlayer' | 'isFollowed' | 'isResidence'): MyTeam => ({
  team: { id, name: names[id] ?? '', logo: null, sport: { id: 1, name: 'Korfball' } },
  isPlayer: false,
  isCaptain: false,
  isFollowed: false,
  isResidence: false,
  [reason]: true,
});

test('puts teams that play now first, then the closest, then those that play soonest', () => {
  const own = [mine(1, 'isPlayer'), mine(2, 'isPlayer'), mine(3, 'isFollowed'), mine(4, 'isResidence')];
  const games = [
    game(1, [4, 9], { status: 'live', homeScore: 3, awayScore: 1 }),
    game(2, [1, 9], at(null)),
    game(3, [9, 2]),
    game(4, [3, 9], hoursFromNow(1)),
  ];
  const teams = teamsOnHome(own, games, [{ teamId: 2, form: ['W'], place: null }], now);
  expect(teams.map(({ team }) => team.id)).toEqual([4, 2, 1, 3]);
  expect(teams[1]).toMatchObject({ next: { id: 3 }, form: ['W'], position: null, last: undefined });
});

test.each([
  [-2.5, 1],
  [-3.5, 2],
])('a game whose start is %d hours away and that nobody began: the next one is %d', (hours, expected) => {
  const games = [game(1, [1, 2], hoursFromNow(hours)), game(2, [1, 3])];
  expect(teamsOnHome([mine(1, 'isPlayer')], games, [], now)[0]?.next?.id).toBe(expected);
});

test('says the last result from the side of the team, after a shoot-out too', () => {
  const done = { status: 'completed' as const, homeScore: 1, awayScore: 1, homeShootout: 4, awayShootout: 2 };
  const games = [game(1, [2, 1], { ...done, ...hoursFromNow(-5) }), game(2, [2, 1], { ...done, ...hoursFromNow(-50) })];
  const [team] = teamsOnHome([mine(1, 'isPlayer')], games, [], now);
  expect(team?.last).toMatchObject({ game: { id: 1 }, score: '1–1 (2–4 pens)', outcome: 'L' });
});

test('finds the next game of the closest teams that have one, and names both of one’s sides', () => {
  const games = [game(1, [1, 2], at(null)), game(2, [3, 4], hoursFromNow(2)), game(3, [9, 4], hoursFromNow(1))];
  const own = [mine(1, 'isPlayer'), mine(3, 'isFollowed'), mine(4, 'isResidence')];
  const next = yourNextGame(teamsOnHome(own, games, [], now));
  expect(next?.game.id).toBe(2);
  expect(next?.sides.map(({ team }) => team.id)).toEqual([3]);
  const both = yourNextGame(
    teamsOnHome([mine(3, 'isFollowed'), mine(4, 'isFollowed')], [games[1] ?? game(9, [3, 4])], [], now),
  );
  expect(both?.sides.map(({ team }) => team.id)).toEqual([3, 4]);
  expect(yourNextGame([])).toBe(undefined);
});

test('puts one’s own live games first and leaves the others in order', () => {
  const live = [game(1, [8, 9]), game(2, [7, 6]), game(3, [1, 9])];
  expect(mineFirst(live, (id) => id === 1).map(({ id }) => id)).toEqual([3, 1, 2]);
});
