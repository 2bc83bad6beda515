import { afterAll, expect, test } from 'vitest';
import { type ChildApp, startChildApp } from '#testing/child-app.ts';
import type { Client } from '#testing/client.ts';
import { durableDatabase } from '#testing/database/durable-database.ts';
import { repeats } from '#testing/whole-run.ts';
import { GameEvents, type PressedEvent, Takeover } from '../../contract.ts';
import { start, tap } from '../../testing/taps.ts';

const rounds = repeats('CRASHES', 1, 5);
const atOnce = 20;

const database = await durableDatabase();
afterAll(() => database.drop());

test(`survives ${rounds} database crashes with ${atOnce} decisions under way: each decision counts once or is refused`, async () => {
  await using app: ChildApp = await startChildApp(database);
  const admin = await app.newAdmin();
  const id = await gameToScore(admin);
  const [phone, holder] = [crypto.randomUUID(), crypto.randomUUID()];
  const send = (events: PressedEvent[]) => admin.post(`/api/games/${id}/events`, { events, session: phone });
  const offered = () => admin.get(`/api/games/${id}/offered?session=${holder}`);
  const decide = (play: number, take: boolean) =>
    admin.post(`/api/games/${id}/offered/decisions`, { ids: [play], take }).then(({ status }) => status);
  expect((await send([start()])).status).toBe(200);
  expect((await admin.post(`/api/games/${id}/scoring`, { session: holder })).status).toBe(200);

  const taken: string[] = [];
  const answered: Record<number, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    expect((await send(Array.from({ length: atOnce }, () => tap('home', 'two')))).status).toBe(200);
    const { plays } = (await offered()).as(Takeover);
    expect(plays).toHaveLength(atOnce);
    const decisions = plays.map((play, at) => ({ play, take: at % 2 === 0 }));
    const responses = decisions.map(({ play, take }) => decide(play.id, take));
    await Promise.race(responses);
    await database.crash();
    const statuses = await Promise.all(responses);
    for (const status of statuses) answered[status] = (answered[status] ?? 0) + 1;
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await offered()).status).toBe(200);
    const waiting = new Set((await offered()).as(Takeover).plays.map((play) => play.id));
    const lost = decisions.filter(({ play }, at) => statuses[at] === 200 && waiting.has(play.id));
    expect(lost, 'decided, and said so').toEqual([]);
    // Repeats refused decisions, whether or not they were stored. After that no decision can be reversed.
    for (const { play, take } of decisions) {
      expect(await decide(play.id, take)).toBe(200);
      expect(await decide(play.id, !take)).toBe(409);
    }
    taken.push(...decisions.flatMap(({ play, take }) => (take ? play.event.id : [])));
  }
  process.stdout.write(`decisions under way when the server went: ${JSON.stringify(answered)}\n`);
  const { events } = (await admin.get(`/api/games/${id}/events`)).as(GameEvents);
  expect(events.flatMap((event) => (event.kind === 'tap' ? event.id : [])).sort()).toEqual(taken.sort());
  expect((await admin.get(`/api/games/${id}`)).body).toMatchObject({ homeScore: taken.length * 2, awayScore: 0 });
});

async function gameToScore(admin: Client): Promise<number> {
  const add = async (path: string, fields: object) => {
    const { status, body } = await admin.post(path, fields);
    expect([status, body]).toMatchObject([201, { id: expect.any(Number) }]);
    return Number(Reflect.get(Object(body), 'id'));
  };
  const sportId = await add('/api/sports', { name: 'Court game', definition: 'basketball' });
  const team = (name: string) => add('/api/teams', { name, sportId, gender: 'Mixed' });
  const sides = { sportId, homeTeamId: await team('Herons'), awayTeamId: await team('Ospreys') };
  return add('/api/games', {
    ...sides,
    dateTime: new Date().toISOString(),
    location: 'Village Court',
    status: 'upcoming',
  });
}
