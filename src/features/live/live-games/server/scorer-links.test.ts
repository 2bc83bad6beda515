import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { MadeScorerLink, ScorerLink } from '#features/live/scorer-links/contract.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, ScoredGame } from '../contract.ts';
import { start, tap } from '../testing/taps.ts';

const app = await startTestApp();
afterAll(() => app.close());
const world = buildWorld(app.app);
const { sportId } = await sides.of(world);
await app.db.updateTable('sports').set({ definition: 'basketball' }).where('id', '=', sportId).execute();

const hour = 3_600_000;

async function gameAt(startsIn: number): Promise<number> {
  const { gameId } = await addScorerLink(world);
  await app.db
    .updateTable('games')
    .set({ date_time: new Date(Date.now() + startsIn).toISOString() })
    .where('id', '=', gameId)
    .execute();
  return gameId;
}

const make = async (gameId: number, scorer = 'Ayanda') =>
  (await app.as.officer.post(`/api/games/${gameId}/scorer-links`, { scorer })).as(MadeScorerLink);
const open = (token: string, by = app.newVisitor()) => by.post('/api/scoring', { token });
const send = (token: string, events: unknown[], by = app.newVisitor()) =>
  by.post('/api/scoring/events', { token, events });

test('lets a visitor with a link score its game without an account, and names the link in the records', async () => {
  const gameId = await gameAt(hour);
  const link = await make(gameId, 'Ayanda of Block C');
  const opened = (await open(link.token)).as(ScoredGame);
  expect(opened).toMatchObject({ linkId: link.id, scorer: 'Ayanda of Block C', game: { id: gameId, rsvpNames: [] } });
  expect(opened.heard).toMatchObject({ events: [], can: { score: true } });
  const begin = start();
  const goal = tap('home', 'two');
  const received = (await send(link.token, [begin, goal])).as(GameEvents);
  expect(received.events.map(({ id }) => id)).toEqual([begin.id, goal.id]);
  expect((await app.as.member.get(`/api/games/${gameId}`)).as(Game)).toMatchObject({
    status: 'live',
    homeScore: 2,
  });
  const rows = await app.db.selectFrom('game_events').selectAll().where('game_id', '=', gameId).execute();
  expect(rows.map(({ account_id, scorer_link_id }) => [account_id, scorer_link_id])).toEqual([
    [null, link.id],
    [null, link.id],
  ]);
  const lines = await app.db
    .selectFrom('audit_log')
    .select('detail')
    .where('act', '=', 'game.score')
    .where('subject', '=', `game:${gameId}`)
    .execute();
  expect(lines.map(({ detail }) => JSON.parse(detail ?? '{}').scorerLink)).toEqual([
    { id: link.id, scorer: 'Ayanda of Block C' },
  ]);
});

test('records the account beside the link when somebody who is logged in scores by a link', async () => {
  const link = await make(await gameAt(hour));
  expect((await send(link.token, [start()], app.as.officer)).status).toBe(200);
  const row = await app.db
    .selectFrom('game_events')
    .selectAll()
    .where('scorer_link_id', '=', link.id)
    .executeTakeFirstOrThrow();
  expect(row.account_id).toBe(await findAccountId(world, 'officer'));
  const scorers = await app.as.officer.get(`/api/games/${row.game_id}/scorers`);
  expect(scorers.body).toMatchObject([{ name: link.scorer }]);
});

test.for([
  ['two hours and a minute before', 2 * hour + 60_000, 404],
  ['a minute less than two hours before', 2 * hour - 60_000, 200],
  ['a minute less than three hours after', -3 * hour + 60_000, 200],
  ['three hours and a minute after', -3 * hour - 60_000, 404],
] as const)('opens or refuses a link %s the start', async ([, startsIn, status]) => {
  const { token } = await make(await gameAt(startsIn));
  expect((await open(token)).status).toBe(status);
  expect((await send(token, [start()])).status).toBe(status);
});

test('ends a link at once when it is deleted, and keeps what it scored', async () => {
  const gameId = await gameAt(hour);
  const [link, other] = [await make(gameId), await make(gameId, 'Sipho')];
  await send(link.token, [start(), tap('home', 'two')]);
  expect((await app.as.officer.delete(`/api/scorer-links/${link.id}`)).status).toBe(200);
  expect((await app.as.officer.delete(`/api/scorer-links/${link.id}`)).status).toBe(404);
  expect((await open(link.token)).status).toBe(404);
  expect((await send(link.token, [tap('home', 'two')])).status).toBe(404);
  expect((await open(other.token)).as(ScoredGame).heard.events).toHaveLength(2);
  const remaining = (await app.as.officer.get(`/api/games/${gameId}/scorer-links`)).as(z.array(ScorerLink));
  expect(remaining.map(({ id }) => id)).not.toContain(link.id);
});

test('stores no token, and refuses a made-up one', async () => {
  const link = await make(await gameAt(hour));
  const stored = [
    await app.db.selectFrom('scorer_links').selectAll().execute(),
    await app.db.selectFrom('audit_log').selectAll().execute(),
  ];
  expect(JSON.stringify(stored)).not.toContain(link.token);
  expect((await open('A'.repeat(43))).status).toBe(404);
  expect((await open('short')).status).toBe(400);
});

test('allows at most ten open links of a game', async () => {
  const gameId = await gameAt(hour);
  // The fixture has already made one link.
  for (let made = 1; made < 10; made += 1) await make(gameId, `Scorer ${made}`);
  expect((await app.as.officer.post(`/api/games/${gameId}/scorer-links`, { scorer: 'One more' })).status).toBe(409);
});

test('shows only names, numbers, positions and captains in the roster of a link', async () => {
  const gameId = await gameAt(hour);
  await addPlayer(world);
  const { rosters } = (await open((await make(gameId)).token)).body as { rosters: { home: object[] } };
  expect(rosters.home.length).toBeGreaterThan(0);
  for (const player of rosters.home) {
    expect(Object.keys(player).sort()).toEqual(['displayName', 'id', 'isCaptain', 'jerseyNumber', 'position']);
  }
});
