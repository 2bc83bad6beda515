import { afterAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { Leaders, PlayerSeason } from '#features/results/player-stats/contract.ts';
import { Standings } from '#features/results/standings/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { sports } from '#features/teams/sports/contract.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { korfball } from '#features/teams/sports/testing/korfball.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { GameEvents, type PressedEvent } from '../contract.ts';
import { end, nextPeriod, start, tap } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;

let made = 0;

/** A sport of the village's own with two teams, a player on each side, and a game on the day. */
async function playable() {
  made += 1;
  const definition = JSON.stringify(korfball);
  const sport = (await admin.post('/api/sports', { name: `Korfball ${made}`, definition })).as(sports.ResponseBody);
  const add = async (name: string) => {
    const fields = { name: `${name} ${made}`, gender: 'Mixed', sportId: sport.id };
    const team = (await admin.post('/api/teams', fields)).as(teams.ResponseBody);
    const player = (await admin.post('/api/players', { name: `${name}'s Naledi`, teamId: team.id })).as(Player);
    return { team: team.id, player: player.id };
  };
  const [home, away] = [await add("O'Brien 🏀"), await add('9')];
  const fixture = { sportId: sport.id, homeTeamId: home.team, awayTeamId: away.team, location: 'Hall' };
  const game = (await admin.post('/api/games', { ...fixture, dateTime: '2026-03-01T10:00:00Z' })).as(Game);
  return { sport, home, away, gameId: game.id };
}

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const read = async <S extends z.ZodMiniType>(path: string, as: S) => (await arena.as.member.get(path)).as(as);

it('plays a game of a sport that the village made, from the first goal to the table', async () => {
  const { sport, home, away, gameId } = await playable();
  const by = { playerId: home.player };
  const first = [tap('home', 'goal', by), tap('home', 'long-shot', by), tap('home', 'missed-long-shot', by)];
  const second = { period: 2 };
  const late = [tap('home', 'defended', second), tap('away', 'penalty', { playerId: away.player, ...second })];
  expect((await post(gameId, start(), ...first, nextPeriod(2), ...late, end())).status).toBe(200);

  expect(await read(`/api/games/${gameId}`, Game)).toMatchObject({ status: 'completed', homeScore: 3, awayScore: 1 });
  const { definition } = await read(`/api/games/${gameId}/events`, GameEvents);
  expect(getDefinition(definition).statistics.map(({ label }) => label)).toContain('Long shots');

  const boxScore = await read(`/api/games/${gameId}/box-score`, BoxScore);
  expect(getDefinition(boxScore.definition)).toBe(getDefinition(definition));
  expect(boxScore.lines.find(({ playerId }) => playerId === home.player)?.stats).toMatchObject({
    goals: 1,
    longShotsMade: 1,
    longShotsTaken: 2,
    longShotsPct: 50,
  });
  expect([boxScore.teamStats.home, boxScore.periodScores]).toEqual([
    { defended: 1 },
    [
      { home: 3, away: 0 },
      { home: 0, away: 1 },
    ],
  ]);

  const table = await read(`/api/standings?sportId=${sport.id}`, Standings);
  expect(table.rows.map(({ team, points, difference }) => [team.id, points, difference])).toEqual([
    [home.team, 3, 2],
    [away.team, 0, -2],
  ]);
  const { statistics } = await read(`/api/leaders?sportId=${sport.id}`, Leaders);
  expect(statistics.find(({ key }) => key === 'goals')?.leaders[0]).toMatchObject({
    player: { id: home.player },
    total: 1,
  });
  const season = await read(`/api/players/${home.player}/season`, PlayerSeason);
  expect([season.games, season.totals['goals'], getDefinition(season.definition).name]).toEqual([1, 1, 'Korfball']);
});

it('takes its box scores typed, by the names of its statistics, and exports them', async () => {
  const { home, gameId } = await playable();
  const lines = [{ playerId: home.player, g: 4, ls: 1, 'Long shots attempted': 3 }];
  const put = (body: object) => arena.as.officer.put(`/api/games/${gameId}/box-score`, body);
  expect((await put({ lines: [{ playerId: home.player, touchdowns: 4 }] })).status).toBe(400);
  const stored = (await put({ lines })).as(BoxScore);
  expect(stored.totals.home).toMatchObject({ goals: 4, longShotsMade: 1, longShotsTaken: 3 });
  const [headings = '', ...rows] = String((await admin.get('/api/exports/box-scores')).body).split('\r\n');
  const at = headings.split(',').indexOf('Long shots attempted');
  expect(rows.map((row) => row.split(',')[at])).toContain('3');
});

it('keeps what games of it have counted when it is changed, and takes new names and points of the table', async () => {
  const { sport, home, away, gameId } = await playable();
  await post(gameId, start(), tap('home', 'goal', { playerId: home.player }));
  const change = (changed: object) =>
    admin.patch(`/api/sports/${sport.id}`, { definition: JSON.stringify({ ...korfball, ...changed }) });
  const [goals, ...others] = korfball.statistics;
  const [goal, ...keys] = korfball.taps;
  const withoutGoals = { statistics: others, taps: keys };
  for (const [changed, path, message] of [
    [withoutGoals, 'statistics', 'Goals has been counted in games, so it must stay'],
    [
      { statistics: [{ ...goals, worth: 2 }, ...others] },
      'statistics',
      'Goals has been counted in games, so its worth must stay 1',
    ],
    [{ taps: keys }, 'taps', 'Goal has been pressed in games, so its key must stay'],
    [
      { taps: [{ ...goal, adds: { goals: 2 } }, ...keys] },
      'taps',
      'Goal has been pressed in games, so it must count what it counted',
    ],
    [
      { periods: { ...korfball.periods, count: 4 } },
      'periods',
      'Games have been scored in these periods, so their number and how they score must stay',
    ],
  ] as const) {
    const refused = await change(changed);
    expect([refused.status, refused.as(ErrorResponse)]).toEqual([
      400,
      { message, issues: [{ path: `definition.${path}`, message }] },
    ]);
  }
  expect((await admin.patch(`/api/sports/${sport.id}`, { definition: 'chess' })).status).toBe(400);

  const renamed = {
    statistics: [{ ...goals, label: 'Baskets' }, ...others.slice(0, -1)],
    taps: korfball.taps.slice(0, -1),
  };
  const table = { ...korfball.table, points: { win: 5, draw: 2, loss: 0 } };
  expect((await change({ ...renamed, table })).status).toBe(200);
  await post(gameId, end());
  const { rows } = await read(`/api/standings?sportId=${sport.id}`, Standings);
  expect(rows.map(({ team, points }) => [team.id, points])).toEqual([
    [home.team, 5],
    [away.team, 0],
  ]);
  const { definition } = await read(`/api/games/${gameId}/box-score`, BoxScore);
  expect(getDefinition(definition).statistics[0]?.label).toBe('Baskets');
});
