import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { sports as sportsResource } from '#features/teams/sports/contract.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { Standings } from '../contract.ts';
import { describeLacking } from '../in-words.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;

interface Played {
  home: string;
  away: string;
  score: [home: number, away: number];
  tries: [home: number, away: number];
}

const played = (home: string, away: string, score: Played['score'], tries: Played['tries']): Played => ({
  ...{ home, away, score, tries },
});

const [ruck, maul, scrum, line] = ["O'Ruck’s XV", '7s of 2nd Maul', 'Scrüm & Co 🏉', 'Lineout'];

/** Typed from a sheet of results: no game of it has a box score. */
const season: Played[] = [
  played(ruck, maul, [31, 24], [4, 4]),
  played(scrum, line, [12, 12], [2, 0]),
  played(maul, scrum, [28, 20], [4, 2]),
  played(line, ruck, [9, 17], [0, 2]),
  played(ruck, scrum, [45, 7], [7, 1]),
  played(maul, line, [6, 13], [0, 1]),
  played(maul, ruck, [29, 26], [5, 4]),
  played(line, scrum, [22, 22], [4, 3]),
];

/** By hand: 4 for a win, 2 for a draw, 1 for four tries, 1 for losing by seven or less. */
const byHand = [
  // Won 3 and lost by 3; four tries in the games of 31, 45 and 26.
  [ruck, 4, 3, 0, 1, 119, 69, 16, 4],
  // Won 2; four tries in the games of 24, 28 and 29; lost by 7 twice.
  [maul, 4, 2, 0, 2, 87, 90, 13, 5],
  // Won 1, drew 2; four tries in the game of 22.
  [line, 4, 1, 2, 1, 56, 57, 9, 1],
  [scrum, 4, 0, 2, 2, 61, 107, 4, 0],
];

let sportId: number;
const ids = new Map<string, number>();

beforeAll(async () => {
  const sports = (await arena.as.member.get('/api/sports')).as(z.array(sportsResource.ResponseBody));
  sportId = sports.find(({ definition }) => definition === 'rugby')?.id ?? 0;
  for (const name of [ruck, maul, scrum, line]) {
    ids.set(name, (await admin.post('/api/teams', { name, sportId, gender: 'Mixed' })).as(teams.ResponseBody).id);
  }
});

async function enter({ home, away, score, tries }: Played, fields: object = {}): Promise<Game> {
  const response = await admin.post('/api/games', {
    ...{ sportId, homeTeamId: ids.get(home), awayTeamId: ids.get(away), season: '2031', location: 'Dusty Field' },
    ...{ dateTime: '2031-04-01T14:00:00Z', homeScore: score[0], awayScore: score[1] },
    ...{ homeTries: tries[0], awayTries: tries[1], ...fields },
  });
  expect(response.status).toBe(201);
  return response.as(Game);
}

const read = async () => (await arena.as.member.get(`/api/standings?sportId=${sportId}&season=2031`)).as(Standings);

const toLines = ({ rows }: Standings) =>
  rows.map((row) => [
    row.team.name,
    row.played,
    row.won,
    row.drawn,
    row.lost,
    row.for,
    row.against,
    row.points,
    row.bonus,
  ]);

/** The same rule again, written from World Rugby's wording and not from the app's code. */
function reckoned(games: readonly Played[]): Map<string, number> {
  const points = new Map<string, number>();
  for (const { home, away, score, tries } of games) {
    for (const [team, own, other, ownTries] of [
      [home, score[0], score[1], tries[0]],
      [away, score[1], score[0], tries[1]],
    ] as const) {
      const forResult = own > other ? 4 : own === other ? 2 : other - own <= 7 ? 1 : 0;
      points.set(team, (points.get(team) ?? 0) + forResult + (ownTries >= 4 ? 1 : 0));
    }
  }
  return points;
}

it('gives the bonus points of a season that was typed without box scores', async () => {
  for (const game of season) await enter(game);
  const table = await read();
  expect(toLines(table)).toEqual(byHand);
  expect(new Map(table.rows.map(({ team, points }) => [team.name, points]))).toEqual(reckoned(season));
  expect(table.lacking).toEqual([]);
});

it('says how many games have no tries, until they are typed or counted in a box score', async () => {
  const { id } = await enter(played(scrum, maul, [21, 20], [3, 2]), { homeTries: null, awayTries: null });
  const forfeit = { resultType: 'forfeit', resultAgainst: 'away', homeScore: null, awayScore: null };
  await enter(played(maul, line, [0, 0], [0, 0]), { ...forfeit, homeTries: null, awayTries: null });
  const table = await read();
  expect(table.lacking).toEqual([{ figure: 'tries', games: 1, of: 10 }]);
  expect(table.lacking.map(describeLacking)).toEqual(['1 of 10 games has no tries: bonus points may be missing.']);
  const boxScore = { lines: [], teamStats: { home: { tries: 3 }, away: { tries: 2, penaltyTries: 2 } } };
  expect((await admin.put(`/api/games/${id}/box-score`, boxScore)).status).toBe(200);
  const readBonus = async (name: string) => (await read()).rows.find(({ team }) => team.name === name)?.bonus;
  expect((await read()).lacking).toEqual([]);
  // Lost by one with four tries, and won by forfeit, which brings a bonus too.
  expect(await readBonus(maul)).toBe(5 + 2 + 1);
  await change(id, { homeTries: 3, awayTries: 3 });
  expect(await readBonus(maul)).toBe(5 + 1 + 1);
  await change(id, { awayBonusPoints: 0 });
  expect(await readBonus(maul)).toBe(5 + 0 + 1);
  expect((await admin.delete(`/api/games/${id}`)).status).toBe(200);
});

async function change(id: number, fields: object): Promise<Game> {
  const response = await arena.as.officer.patch(`/api/games/${id}`, fields);
  expect([response.status, response.body]).toEqual([200, expect.anything()]);
  return response.as(Game);
}

it('refuses figures that cannot be right, and forgets those that no longer fit', async () => {
  const { id } = await enter(played(ruck, line, [24, 9], [4, 0]), { season: '2032' });
  const refused = async (fields: object) => {
    const response = await arena.as.officer.patch(`/api/games/${id}`, fields);
    return [response.status, ...(response.as(ErrorResponse).issues ?? []).map(({ path }) => path)];
  };
  expect(await refused({ homeTries: 5 })).toEqual([400, 'homeTries']);
  expect(await refused({ homeTries: -1 })).toEqual([400, 'homeTries']);
  expect(await refused({ awayTries: 1.5 })).toEqual([400, 'awayTries']);
  expect(await refused({ awayBonusPoints: 10 })).toEqual([400, 'awayBonusPoints']);
  expect(await refused({ homeScore: null, homeTries: 4, status: 'upcoming' })).toEqual([400, 'homeTries']);
  const corrected = await change(id, { homeScore: 19, awayBonusPoints: 1 });
  expect([corrected.homeTries, corrected.awayTries, corrected.awayBonusPoints]).toEqual([null, 0, 1]);
  const awarded = await change(id, { resultType: 'awarded', resultAgainst: 'home', homeScore: 0, awayScore: 28 });
  expect([awarded.homeTries, awarded.awayTries, awarded.awayBonusPoints]).toEqual([null, null, null]);
  const { sportId: other, homeTeamId, awayTeamId } = await sides.of(buildWorld(arena.app));
  const soccer = { sportId: other, homeTeamId, awayTeamId, location: 'Hall', dateTime: '2031-04-01T14:00:00Z' };
  for (const figure of ['homeTries', 'homeBonusPoints']) {
    const response = await admin.post('/api/games', { ...soccer, homeScore: 9, awayScore: 9, [figure]: 1 });
    expect([response.status, response.as(ErrorResponse).issues?.[0]?.path]).toEqual([400, figure]);
  }
});
