import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Feed } from '#features/competition/calendar/contract.ts';
import { addWebhookRow } from '#features/device/webhooks/testing/rows.ts';
import { addApiToken, bearer } from '#features/people/api-tokens/testing/rows.ts';
import { feb, planOfFour } from '#features/seasons/season-plans/testing/published.ts';
import { ExportedListResponse } from '#platform/spreadsheets/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildWorld } from '#testing/world.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ limits: 1_000_000 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { member, adminWithWindow } = arena.as;

const webhook = await addWebhookRow(world);
await arena.db
  .updateTable('webhooks')
  .set({ kinds: JSON.stringify(['moved']) })
  .where('id', '=', webhook)
  .execute();
const open = { publicResults: true, embedTables: true, embedGames: true, embedLive: true, resultsFeed: true };
await adminWithWindow.patch('/api/settings', open);
const plan = await planOfFour(world, arena);
await plan.place('a:1', 0, 1, feb(1), 1);
await plan.place('a:2', 2, 3, feb(8), 2);
/** Tomorrow, at a minute that no other game has: what shows only the next days would show it. */
const soon = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T16:07:00.000Z`;
await plan.place('a:3', 0, 3, soon, 2);
await member.post(`/api/teams/${plan.team(0)}/follow`);
const { url } = (await member.post('/api/calendar/feed')).as(Feed);
const token = bearer((await addApiToken(world, 'admin')).token);

const { setup } = await arena.db
  .selectFrom('season_plans')
  .select('setup')
  .where('id', '=', plan.id)
  .executeTakeFirstOrThrow();
const competition: string = JSON.parse(setup).competitions[0].name;
/** What nobody but officers may see of it: its competition, and a time that no other game of this village has. */
const words = [
  competition,
  `${plan.venue}, court`,
  feb(1),
  '20270201T160000Z',
  '20270201T180000',
  soon,
  soon.replace(/[-:]|\.000/g, ''),
];

/** Every read of the app that needs no more than a team or a sport, and what is served beside the API. */
const paths = [
  ...arena.app.routes
    .filter(({ method, path }) => method === 'GET' && path !== '/api/live' && !path.startsWith('/api/season-plans'))
    .map(({ path }) =>
      path.replace('/teams/:id', `/teams/${plan.team(0)}`).replace('/sports/:id', `/sports/${plan.sportId}`),
    )
    .filter((path) => !path.includes(':')),
  ...[`/api/games?sportId=${plan.sportId}`, `/api/games?teamId=${plan.team(0)}`, `/api/games?venueId=${plan.venueId}`],
  ...[`/api/standings?sportId=${plan.sportId}`, `/api/standings?sportId=${plan.sportId}&season=2027`],
  ...[`/api/search?q=${competition.slice(-6)}`, `/api/games/next-at-venues?from=2027-01-01T00:00:00Z`],
  ...[`/embed/games?sportId=${plan.sportId}`, `/embed/standings?sportId=${plan.sportId}`, '/games', '/home'],
  ...[url ?? '', `/api/venues/${plan.venueId}`, `/venues/${plan.venueId}`, `/teams/${plan.team(0)}`, '/my-day'],
  ...(await adminWithWindow.get('/api/exports'))
    .as(z.array(ExportedListResponse))
    .map(({ name }) => `/api/exports/${name}`),
];

async function tell(reader: Client, headers?: Record<string, string>): Promise<string[]> {
  const telling: string[] = [];
  for (const path of paths) {
    const { body } = await reader.get(path, headers);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (words.some((word) => text?.includes(word))) telling.push(path);
  }
  return telling;
}

it('shows a draft nowhere, to members, visitors and programs, and a published season where games are', async () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(await tell(member)).toEqual([]);
  expect(await tell(adminWithWindow)).toEqual([]);
  expect(await tell(arena.newVisitor())).toEqual([]);
  expect(await tell(arena.newVisitor(), token)).toEqual([]);
  for (const table of ['push_outbox', 'notices', 'webhook_deliveries'] as const) {
    expect(await arena.db.selectFrom(table).select('id').execute(), table).toEqual([]);
  }
  expect((await plan.publish({ despiteFaults: true })).status).toBe(200);
  const shown = ['/api/games', '/api/competitions', '/api/search', '/api/calendar/', '/api/user/day', '/api/user/home'];
  const telling = await tell(member);
  for (const path of shown)
    expect(
      telling.some((told) => told.startsWith(path)),
      path,
    ).toBe(true);
  expect(await tell(adminWithWindow)).toContain('/api/exports/games');
  expect(await arena.db.selectFrom('webhook_deliveries').select('id').execute()).toHaveLength(1);
});
