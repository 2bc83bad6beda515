import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import { venues } from '#features/competition/venues/contract.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { sports } from '#features/teams/sports/contract.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { type ChildApp, startChildApp } from '#testing/child-app.ts';
import { Client } from '#testing/client.ts';
import { type DurableDatabase, durableDatabase } from '#testing/database/durable-database.ts';
import { seeded } from '#testing/mutations.ts';
import { repeats } from '#testing/whole-run.ts';
import { CallOffProposal } from '../../call-off-contract.ts';
import { SeasonPlan, type SeasonSetup } from '../../contract.ts';
import { Publication } from '../../publish-contract.ts';

const kills = repeats('KILLS', 1, 6);
const member = { username: 'sipho', password: 'courtside-lights-46' };

let database: DurableDatabase;
let app: ChildApp | undefined;
beforeAll(async () => {
  database = await durableDatabase();
});
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await database.drop();
});

async function restarted(): Promise<ChildApp> {
  app = await startChildApp(database);
  return app;
}

test(`${kills} kills -9 while a season is published, and while an evening is called off, leave all of it or nothing, and people are told once`, async () => {
  const random = seeded(40);
  /** Presses, and the process is gone before the answer, often in the middle of the transaction. */
  const killedWhile = async (app: ChildApp, press: Promise<unknown>) => {
    const answered = press.catch(() => undefined);
    await setTimeout(random() * 60);
    app.process.kill('SIGKILL');
    await Promise.all([answered, app.ended]);
  };
  let running = await restarted();
  const { id, sportId } = await seasonOfSix(running);
  for (let kill = 1; kill <= kills; kill += 1) {
    let { admin, own } = await people(running);
    await own.post('/api/notices/read');
    const { state, added } = (await admin.get(`/api/season-plans/${id}/publication`)).as(Publication);
    const publish = (client: Client) => client.post(`/api/season-plans/${id}/publication`, { state });
    await killedWhile(running, publish(admin));
    if (kill === 1) await database.crash();

    running = await restarted();
    ({ admin, own } = await people(running));
    const wasPublished = (await admin.get(`/api/season-plans/${id}`)).as(SeasonPlan).status === 'published';
    expect(await gamesOf(own, sportId)).toHaveLength(wasPublished ? added.length : 0);
    expect(await newsOf(own)).toHaveLength(wasPublished ? 1 : 0);
    expect((await publish(admin)).status).toBe(wasPublished ? 409 : 200);
    const games = await gamesOf(own, sportId);
    expect(games).toHaveLength(added.length);
    expect(await newsOf(own)).toMatchObject([{ title: 'Your season is out' }]);

    const from = games.map(({ dateTime }) => dateTime ?? '').toSorted()[0] ?? '';
    const until = new Date(Date.parse(from) + 6 * 3_600_000).toISOString();
    const asked = { from, until, venueId: null, court: null };
    const proposal = (await admin.post('/api/call-offs/proposal', asked)).as(CallOffProposal);
    const moves = proposal.games.map(({ planGameId, gameId, version, dateTime, venueId, court }) => ({
      ...{ planGameId, gameId, version, dateTime, venueId, court },
    }));
    const callOff = (client: Client) => client.post('/api/call-offs', { calledOff: asked, games: moves });
    await killedWhile(running, callOff(admin));

    running = await restarted();
    ({ admin, own } = await people(running));
    const stand = new Map((await gamesOf(own, sportId)).map((game) => [game.id, game.dateTime]));
    const moved = moves.filter(({ gameId, dateTime }) => stand.get(gameId ?? 0) === dateTime).length;
    expect([0, moves.length]).toContain(moved);
    expect(await newsOf(own)).toHaveLength(moved === 0 ? 1 : 2);
    expect((await callOff(admin)).status).toBe(moved === 0 ? 200 : 409);
    expect(await newsOf(own)).toHaveLength(2);
    expect((await admin.post(`/api/season-plans/${id}/withdrawal`, {})).status).toBe(200);
  }
});

/** Six teams in one hall, each against each; the member follows the one that plays on the first evening. */
async function seasonOfSix(app: ChildApp): Promise<{ id: number; sportId: number }> {
  await new Client(app.url).post('/api/register', member);
  const { admin, own } = await people(app);
  const sportId = (await admin.post('/api/sports', { name: "Ou Manne's 6 🏐" })).as(sports.ResponseBody).id;
  const venueId = (await admin.post('/api/venues', { name: 'Hall' })).as(venues.ResponseBody).id;
  const teamIds: number[] = [];
  for (const name of ['Ants', 'Bees', 'Cobras', 'Doves', 'Eagles', 'Foxes']) {
    teamIds.push((await admin.post('/api/teams', { name, sportId, gender: 'Mixed' })).as(teams.ResponseBody).id);
  }
  const setup: SeasonSetup = {
    ...{ firstDay: '2027-02-01', lastDay: '2027-04-30', daysOff: [], wishes: [] },
    venues: [{ venueId, courts: 2, times: [{ day: 'Monday', from: '17:00', until: '22:00' }] }],
    competitions: [
      {
        ...{ key: 'a', competitionId: null, sportId, name: 'League', kind: 'league', teamIds, minutes: 40 },
        ...{ format: { kind: 'roundRobin', meetings: 2 }, venueIds: [], gamesPerWeek: null, gamesPerDay: 1 },
        ...{ restDays: 0, daysBetweenReturns: 0, firstDay: null, lastDay: null },
      },
    ],
  };
  const { id } = (await admin.post('/api/season-plans', { name: 'Term 1', season: '2027', setup })).as(SeasonPlan);
  expect((await admin.post(`/api/season-plans/${id}/run`)).status).toBe(200);
  for (const team of teamIds) await own.post(`/api/teams/${team}/follow`);
  return { id, sportId };
}

async function people(app: ChildApp) {
  const own = new Client(app.url);
  await own.logIn(member.username, member.password);
  return { admin: await app.newAdmin(), own };
}

const gamesOf = async (client: Client, sportId: number) =>
  (await client.get(`/api/games?sportId=${sportId}&limit=100`)).as(z.array(Game));
const newsOf = async (client: Client) =>
  (await client.get('/api/notices')).as(z.array(Notice)).filter(({ kind, read }) => kind === 'game' && !read);
