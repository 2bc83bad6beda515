import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { PlayerSeason } from '#features/results/player-stats/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent } from '../contract.ts';
import { liveState } from '../rules.ts';
import { edit, end, nextPeriod, start, tap, undo } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'basketball' }).where('id', '=', sportId).execute();

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const gameNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const scoreNow = async (id: number) => {
  const { status, homeScore, awayScore } = await gameNow(id);
  return [status, homeScore, awayScore];
};
const boxScoreNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
const pointsNow = async (id: number) =>
  (await boxScoreNow(id)).lines.map(({ playerId, side, stats }) => [playerId, side, stats['points']]);

async function addSidePlayer(id: number, side: 'homeTeamId' | 'awayTeamId'): Promise<number> {
  const teamId = (await gameNow(id))[side];
  const playerId = await addPlayer(world);
  await arena.db.updateTable('players').set({ team_id: teamId }).where('id', '=', playerId).execute();
  return playerId;
}

it('edits a tap: score, periods, box score and the live stream follow', async () => {
  const id = await addUpcomingGame(world);
  const [ada, xola] = [await addSidePlayer(id, 'homeTeamId'), await addSidePlayer(id, 'awayTeamId')];
  const three = tap('home', 'three', { playerId: ada });
  await post(id, start(), three, nextPeriod(2), tap('away', 'free-throw', { period: 2 }));
  using stream = await listen(arena.url, arena.as.member);
  const put = edit(three.id, 'away', 'two', { playerId: xola });
  expect((await post(id, put)).status).toBe(200);
  // Events that were pressed a moment before may arrive in the same batch.
  const reaches = ({ from, items }: { from: number; items: unknown[] }) => from + items.length === 5;
  const event = await stream.receive(({ patches }) =>
    reaches(patches[`events:${id}`]?.added ?? { from: 0, items: [] }),
  );
  expect(event.patches[`events:${id}`]?.added?.items.at(-1)).toMatchObject({ of: three.id, playerId: xola });
  expect(event.patches[`score:${id}`]?.fields).toMatchObject({ homeScore: 0, awayScore: 3 });
  expect(await scoreNow(id)).toEqual(['live', 0, 3]);
  expect(await pointsNow(id)).toEqual([[xola, 'away', 2]]);
  expect((await boxScoreNow(id)).periodScores).toEqual([
    { home: 0, away: 2 },
    { home: 0, away: 1 },
  ]);
  await post(id, undo(put.id));
  expect([await scoreNow(id), await pointsNow(id)]).toEqual([['live', 3, 1], [[ada, 'home', 3]]]);
});

it('names the player of a play that was moved to another, for everybody who watches', async () => {
  const id = await addUpcomingGame(world);
  const [ada, xola] = [await addSidePlayer(id, 'homeTeamId'), await addSidePlayer(id, 'homeTeamId')];
  const three = tap('home', 'three', { playerId: ada });
  await post(id, start(), three);
  using stream = await listen(arena.url, arena.as.member);
  expect((await post(id, edit(three.id, 'home', 'three', { playerId: xola }))).status).toBe(200);
  const { display_name: name } = await arena.db
    .selectFrom('players')
    .select('display_name')
    .where('id', '=', xola)
    .executeTakeFirstOrThrow();
  const added = ({ patches }: { patches: Record<string, { added?: { items: Record<string, unknown>[] } }> }) =>
    patches[`events:${id}`]?.added?.items.find(({ kind }) => kind === 'edit');
  expect(added(await stream.receive((event) => added(event) !== undefined))).toMatchObject({ playerName: name });
  const { events } = (await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents);
  const { shown } = liveState(getDefinition('basketball'), events);
  expect(shown.find(({ kind }) => kind === 'tap')).toMatchObject({ playerName: name });
});

it('edits a tap after the end too, and logs what it was before', async () => {
  const id = await addUpcomingGame(world);
  const three = tap('home', 'three');
  await post(id, start(), three, end());
  expect((await post(id, edit(three.id, 'home', 'two'))).status).toBe(200);
  expect(await scoreNow(id)).toEqual(['completed', 2, 0]);
  const log = (await arena.as.adminWithWindow.get('/api/admin/audit')).as(
    z.array(z.object({ act: z.string(), subject: z.nullable(z.string()), detail: z.unknown() })),
  );
  const entry = log.find(({ act, subject }) => act === 'game.score' && subject === `game:${id}`);
  expect(entry?.detail).toMatchObject({ events: [{ kind: 'edit' }], before: [{ id: three.id, tap: 'three' }] });
});

it('edits only taps of the same game, to a tap of the sport and a player of the team', async () => {
  const id = await addUpcomingGame(world);
  const ada = await addSidePlayer(id, 'homeTeamId');
  const [begin, three] = [start(), tap('home', 'three', { playerId: ada })];
  await post(id, begin, three);
  const fetchPaths = async (event: PressedEvent) => {
    const { status, body } = await post(id, event);
    const issues = z.object({ issues: z.array(z.object({ path: z.string() })) }).parse(body).issues;
    return [status, ...issues.map(({ path }) => path)];
  };
  expect(await fetchPaths(edit(begin.id, 'home', 'two'))).toEqual([400, 'events.0.of']);
  expect(await fetchPaths(edit('nothing-such', 'home', 'two'))).toEqual([400, 'events.0.of']);
  expect(await fetchPaths(edit(three.id, 'home', 'own-goal'))).toEqual([400, 'events.0.tap']);
  expect(await fetchPaths(edit(three.id, 'away', 'two', { playerId: ada }))).toEqual([400, 'events.0.playerId']);
  expect(
    (await arena.as.member.post(`/api/games/${id}/events`, { events: [edit(three.id, 'home', 'two')] })).status,
  ).toBe(403);
  await arena.db
    .updateTable('players')
    .set({ team_id: (await gameNow(id)).awayTeamId })
    .where('id', '=', ada)
    .execute();
  expect((await post(id, edit(three.id, 'home', 'two', { playerId: ada }))).status).toBe(200);
});

it('begins a period once when two officers begin it, and one undo takes it back', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start());
  const [one, other] = [nextPeriod(2), nextPeriod(2)];
  await Promise.all([post(id, one), arena.as.admin.post(`/api/games/${id}/events`, { events: [other] })]);
  const shown = async () => {
    const { events } = (await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents);
    return liveState(getDefinition('basketball'), events).shown.map(({ kind }) => kind);
  };
  expect(await shown()).toEqual(['start', 'period']);
  await post(id, undo(one.id));
  expect(await shown()).toEqual(['start']);
});

it('does not count a game for a player whose only tap was undone', async () => {
  const id = await addUpcomingGame(world);
  const ada = await addSidePlayer(id, 'homeTeamId');
  const two = tap('home', 'two', { playerId: ada });
  await post(id, start(), two);
  const games = async () =>
    (await arena.as.member.get(`/api/players/${ada}`)).as(z.object({ stats: z.object({ gamesPlayed: z.int() }) })).stats
      .gamesPlayed;
  expect([await pointsNow(id), await games(), (await gameNow(id)).hasBoxScore]).toEqual([[[ada, 'home', 2]], 1, true]);
  await post(id, undo(two.id));
  expect([await pointsNow(id), await games(), (await gameNow(id)).hasBoxScore]).toEqual([[], 0, false]);
});

it('takes nothing away for a 0 typed between two taps once the first tap is undone', async () => {
  const id = await addUpcomingGame(world);
  const ada = await addSidePlayer(id, 'homeTeamId');
  const two = tap('home', 'two', { playerId: ada });
  await post(id, start(), two);
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 0 });
  await arena.as.officer.put(`/api/games/${id}/box-score`, { lines: [{ playerId: ada, points: 0 }] });
  await post(id, tap('home', 'three', { playerId: ada }), tap('home', 'two', { playerId: ada }));
  expect([await scoreNow(id), await pointsNow(id)]).toEqual([['live', 5, 0], [[ada, 'home', 5]]]);
  await post(id, undo(two.id));
  expect([await scoreNow(id), await pointsNow(id)]).toEqual([['live', 5, 0], [[ada, 'home', 5]]]);
});

it('counts a score typed after the end in the last period, and shows what the box score lacks', async () => {
  const id = await addUpcomingGame(world);
  const ada = await addSidePlayer(id, 'homeTeamId');
  await post(id, start(), tap('home', 'two', { playerId: ada }), nextPeriod(2), end());
  expect((await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 5, awayScore: 1 })).status).toBe(200);
  const { periodScores, check } = await boxScoreNow(id);
  expect(periodScores).toEqual([
    { home: 2, away: 0 },
    { home: 3, away: 1 },
  ]);
  expect(check.home).toEqual({ counted: 2, score: 5, difference: -3 });
});

it('keeps typed periods, and adds later taps to them', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start(), tap('home', 'two'));
  const periodScores = [{ home: 1, away: 4 }];
  await arena.as.officer.put(`/api/games/${id}/box-score`, { lines: [], periodScores });
  await post(id, tap('home', 'three'));
  expect((await boxScoreNow(id)).periodScores).toEqual([{ home: 4, away: 4 }]);
});

it('leaves a statistic uncounted in a game until somebody taps or types it', async () => {
  const id = await addUpcomingGame(world);
  const ada = await addSidePlayer(id, 'homeTeamId');
  await post(id, start(), tap('home', 'rebound', { playerId: ada }));
  const statsNow = async () => (await boxScoreNow(id)).lines[0]?.stats;
  const seasonNow = async () => (await arena.as.member.get(`/api/players/${ada}/season`)).as(PlayerSeason).totals;
  expect(await statsNow()).toMatchObject({ points: 0, rebounds: 1, assists: null, fieldGoalPct: null });
  expect(await seasonNow()).toMatchObject({ rebounds: 1, assists: null });
  await post(id, tap('away', 'assist'));
  expect(await statsNow()).toMatchObject({ assists: 0, steals: null });
  expect(await seasonNow()).toMatchObject({ rebounds: 1, assists: 0 });
  await arena.as.officer.put(`/api/games/${id}/box-score`, { lines: [{ playerId: ada, rebounds: 1, steals: 2 }] });
  expect(await statsNow()).toMatchObject({ steals: 2, blocks: null });
  expect((await boxScoreNow(id)).totals.home).toMatchObject({ assists: 0, blocks: null });
});
