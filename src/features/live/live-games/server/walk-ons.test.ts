import { afterAll, expect, it, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import type { WalkOnRule } from '#features/competition/competitions/contract.ts';
import { addCompetition } from '#features/competition/competitions/testing/rows.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent, ScoredGame, type WalkOnSettlement } from '../contract.ts';
import { settle, start, tap, undo, walkOn } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'basketball' }).where('id', '=', sportId).execute();

async function newGame(rule?: WalkOnRule) {
  const { gameId: id, token } = await addScorerLink(world);
  if (rule) {
    const competition = await addCompetition(world);
    await arena.db
      .updateTable('competitions')
      .set({ walk_ons: rule, name: 'Koppie Cup' })
      .where('id', '=', competition)
      .execute();
    await arena.db.updateTable('games').set({ competition_id: competition }).where('id', '=', id).execute();
  }
  const { homeTeamId, awayTeamId } = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
  return { id, token, homeTeamId, awayTeamId };
}

async function addPlayerOf(teamId: number): Promise<number> {
  const id = await addPlayer(world);
  await arena.db.updateTable('players').set({ team_id: teamId }).where('id', '=', id).execute();
  return id;
}

const post = (id: number, ...events: unknown[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const byLink = (token: string, ...events: unknown[]) =>
  arena.newVisitor().post('/api/scoring/events', { token, events });
const settleAs = (id: number, settlement: WalkOnSettlement, by = arena.as.officer) =>
  by.post(`/api/games/${id}/walk-ons/settlements`, settlement);
const boxScoreOf = async (id: number) => (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
const pointsIn = async (id: number) =>
  (await boxScoreOf(id)).lines.map(({ playerId, player, stats }) => [playerId, player.displayName, stats['points']]);
const two = (playerId: number | null) => tap('home', 'two', { playerId });
const played = (...more: PressedEvent[]) => [start(), walkOn(-5), two(-5), ...more];

it('keeps a line in the box score for a walk-on, with the typed name, until somebody settles it', async () => {
  const { id, homeTeamId } = await newGame();
  const playerId = await addPlayerOf(homeTeamId);
  expect((await post(id, ...played(two(playerId)))).status).toBe(200);
  const { lines, totals, check } = await boxScoreOf(id);
  expect(lines.at(-1)).toMatchObject({
    playerId: -5,
    side: 'home',
    player: { displayName: 'Sipho', jerseyNumber: 23 },
    stats: { points: 2 },
  });
  expect([totals.home['points'], check.home?.difference]).toEqual([4, 0]);
  // Entering the box score leaves the line as it is.
  const typed = await arena.as.officer.put(`/api/games/${id}/box-score`, { lines: [{ playerId, points: 3 }] });
  expect(typed.status).toBe(200);
  expect((await pointsIn(id)).map(([who, , points]) => [who, points])).toEqual([
    [playerId, 3],
    [-5, 2],
  ]);
  const refused = await arena.as.officer.put(`/api/games/${id}/box-score`, { lines: [{ playerId: -5, points: 9 }] });
  expect(refused.status).toBe(400);
});

it('gives the line to a player who is settled, and takes it back with an undo', async () => {
  const { id, homeTeamId } = await newGame();
  const playerId = await addPlayerOf(homeTeamId);
  await post(id, ...played());
  const points = async () => (await arena.as.member.get(`/api/players/${playerId}`)).as(Player).stats.points;
  const before = await points();
  const settled = (await settleAs(id, { as: 'player', walkOnId: -5, playerId })).as(GameEvents);
  const event = settled.events.at(-1);
  expect(event).toMatchObject({ kind: 'settle', walkOnId: -5, playerId, playerName: expect.any(String) });
  expect(await pointsIn(id)).toEqual([[playerId, expect.any(String), 2]]);
  expect(await points()).toBe(before + 2);
  // What a phone recorded without a network arrives later.
  await post(id, two(-5));
  expect(await pointsIn(id)).toEqual([[playerId, expect.any(String), 4]]);
  expect((await settleAs(id, { as: 'open', walkOnId: -5 })).status).toBe(200);
  expect(await pointsIn(id)).toEqual([[-5, 'Sipho', 4]]);
  expect(await points()).toBe(before);
  const acts = await arena.db
    .selectFrom('audit_log')
    .select('act')
    .where('subject', '=', `game:${id}`)
    .where('act', 'like', 'walk-on%')
    .orderBy('id')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['walk-on.settle', 'walk-on.open']);
});

it('adds a new player to the team, and leaves one that nobody knows without a name', async () => {
  const { id, homeTeamId } = await newGame();
  await post(id, ...played(walkOn(-6, { number: 4, name: 'Who?' }), two(-6)));
  const made = await settleAs(id, { as: 'new', walkOnId: -5, name: "Sipho O'Neill-9", jerseyNumber: 23 });
  expect(made.status).toBe(200);
  const [playerId] = (await pointsIn(id))[0] ?? [];
  expect((await arena.as.member.get(`/api/players/${playerId}`)).as(Player)).toMatchObject({
    name: "Sipho O'Neill-9",
    jerseyNumber: 23,
    teamId: homeTeamId,
  });
  expect((await settleAs(id, { as: 'unnamed', walkOnId: -6 })).status).toBe(200);
  expect(await pointsIn(id)).toEqual([
    [playerId, "Sipho O'Neill-9", 2],
    [-6, 'Walk-on 4', 2],
  ]);
});

it('makes one of two walk-ons', async () => {
  const { id } = await newGame();
  await post(id, ...played(walkOn(-6), two(-6)));
  expect((await settleAs(id, { as: 'walkOn', walkOnId: -6, otherId: -5 })).status).toBe(200);
  expect(await pointsIn(id)).toEqual([[-5, 'Sipho', 4]]);
  expect((await settleAs(id, { as: 'walkOn', walkOnId: -5, otherId: -6 })).status).toBe(400);
});

it('lets two officers agree, and refuses the one who says otherwise', async () => {
  const { id, homeTeamId } = await newGame();
  const [one, other] = [await addPlayerOf(homeTeamId), await addPlayerOf(homeTeamId)];
  await post(id, ...played());
  const both = await Promise.all(
    [one, other].map((playerId) => settleAs(id, { as: 'player', walkOnId: -5, playerId })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = both[0]?.status === 200 ? one : other;
  expect((await settleAs(id, { as: 'player', walkOnId: -5, playerId: first })).status).toBe(200);
  expect(await pointsIn(id)).toEqual([[first, expect.any(String), 2]]);
  const late = await settleAs(id, { as: 'new', walkOnId: -5, name: 'Somebody else', jerseyNumber: null });
  expect([late.status, late.body]).toMatchObject([409, { message: expect.stringMatching(/settled .* already as/) }]);
});

it('takes a player of another team of the sport, not of the other side, and nobody of another sport', async () => {
  const { id, awayTeamId, homeTeamId } = await newGame();
  await post(id, ...played());
  const opponent = await settleAs(id, { as: 'player', walkOnId: -5, playerId: await addPlayerOf(awayTeamId) });
  expect([opponent.status, opponent.body]).toMatchObject([400, { issues: [{ path: 'playerId' }] }]);
  const sport = await arena.db.selectFrom('sports').select('id').where('id', '!=', sportId).executeTakeFirstOrThrow();
  const stranger = await addPlayerOf(await otherTeam(homeTeamId, sport.id));
  expect((await settleAs(id, { as: 'player', walkOnId: -5, playerId: stranger })).status).toBe(400);
  expect((await settleAs(id, { as: 'player', walkOnId: -5, playerId: 2_000_000_000 })).status).toBe(400);
  const guest = await addPlayerOf(homeTeamId);
  expect((await settleAs(id, { as: 'player', walkOnId: -5, playerId: guest })).status).toBe(200);
  // Also a play that the guest is given afterwards.
  await arena.db
    .updateTable('players')
    .set({ team_id: await otherTeam(homeTeamId) })
    .where('id', '=', guest)
    .execute();
  expect((await post(id, two(guest))).status).toBe(200);
});

async function otherTeam(like: number, sport = sportId): Promise<number> {
  const { id: _, ...team } = await arena.db
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', like)
    .executeTakeFirstOrThrow();
  const name = world.word();
  const { id } = await arena.db
    .insertInto('teams')
    .values({ ...team, name, name_key: name.toLowerCase(), sport_id: sport })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test.for([
  [undefined, true, true],
  ['scorers', true, true],
  ['officers', true, false],
  ['nobody', false, false],
] as const)('with the rule %s officers may add walk-ons: %s, scorer links: %s', async ([rule, officer, link]) => {
  const { id, token } = await newGame(rule);
  const statuses = [await post(id, walkOn(-5)), await byLink(token, walkOn(-6))].map(({ status }) => status);
  expect(statuses).toEqual([officer ? 200 : 400, link ? 200 : 400]);
  const { can } = (await arena.as.officer.get(`/api/games/${id}/events`)).as(GameEvents);
  expect(can.addWalkOns).toBe(officer);
  const scored = (await arena.newVisitor().post('/api/scoring', { token })).as(ScoredGame);
  expect(scored.heard.can).toEqual({ score: true, addWalkOns: link });
  expect((await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents).can.addWalkOns).toBe(false);
});

it('names the competition and its rule, refuses only the walk-on, and keeps the plays with the team', async () => {
  const { id, token } = await newGame('officers');
  const batch = [start(), walkOn(-5), two(-5)];
  const refused = await byLink(token, ...batch);
  expect(refused.body).toMatchObject({
    message: '“Koppie Cup” lets only officers add walk-ons. What was recorded for them stays with their team.',
    issues: [{ path: 'events.1.kind' }],
  });
  expect((await byLink(token, ...batch.filter(({ kind }) => kind !== 'walkOn'))).status).toBe(200);
  const { lines, teamStats } = await boxScoreOf(id);
  expect([lines, teamStats.home]).toMatchObject([[], { points: 2 }]);
  // An officer who adds the same walk-on later finds the plays again.
  expect((await post(id, walkOn(-5))).status).toBe(200);
  expect(await pointsIn(id)).toEqual([[-5, 'Sipho', 2]]);
});

it('settles nothing by a scorer link, nor takes back what an officer settled', async () => {
  const { id, token } = await newGame();
  await byLink(token, ...played());
  expect((await byLink(token, settle(-5, null))).status).toBe(400);
  expect((await post(id, settle(-5, null))).status).toBe(400);
  const { events } = (await settleAs(id, { as: 'unnamed', walkOnId: -5 })).as(GameEvents);
  const settled = events.at(-1)?.id ?? '';
  expect((await byLink(token, undo(settled))).status).toBe(400);
  const off = undo(settled);
  expect((await post(id, off)).status).toBe(200);
  expect((await byLink(token, undo(off.id))).status).toBe(400);
  for (const by of [arena.newVisitor(), arena.as.member])
    expect([401, 403]).toContain((await settleAs(id, { as: 'unnamed', walkOnId: -5 }, by)).status);
});

it.each([
  ['a walk-on without number and name', walkOn(-5, { number: null, name: null })],
  ['a walk-on with the id of a player', { ...walkOn(-5), playerId: 5 }],
  ['a number that no shirt has', walkOn(-5, { number: 100 })],
  ['a name that is too long', walkOn(-5, { name: 'x'.repeat(61) })],
  ['a play of nobody', { ...tap('home', 'two'), playerId: 0 }],
])('refuses %s', async (_, event) => {
  const { id } = await newGame();
  expect((await post(id, event)).status).toBe(400);
});

it('refuses a play for the side that a walk-on is not on', async () => {
  const { id } = await newGame();
  const other = tap('away', 'two', { playerId: -5 });
  const refused = await post(id, ...played(other));
  expect(refused.body).toMatchObject({ issues: [{ path: 'events.3.playerId' }] });
});

it('finds no walk-on that nobody added, and no game that is not there', async () => {
  const { id } = await newGame();
  expect((await settleAs(id, { as: 'unnamed', walkOnId: -5 })).status).toBe(404);
  expect((await settleAs(2_000_000_000, { as: 'unnamed', walkOnId: -5 })).status).toBe(404);
});
