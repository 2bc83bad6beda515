import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { type PressedEvent, ScoredGame, Takeover } from '../../contract.ts';
import { end, start, tap, undo } from '../../testing/taps.ts';

const app = await startTestApp({ limits: 1_000_000 });
afterAll(() => app.close());
const world = buildWorld(app.app);
const { sportId, homeTeamId } = await sides.of(world);
await app.db.updateTable('sports').set({ definition: 'basketball' }).where('id', '=', sportId).execute();

const { officer, adminWithWindow: other, member } = app.as;
const [phoneA, phoneB] = [crypto.randomUUID(), crypto.randomUUID()];
const people = new Map<string, typeof officer>([
  [phoneA, officer],
  [phoneB, other],
]);

const send = (id: number, session: string, ...events: PressedEvent[]) =>
  (people.get(session) ?? officer).post(`/api/games/${id}/events`, { events, session });
const decide = (id: number, two: Pair, both: boolean, by = officer) =>
  by.post(`/api/games/${id}/clashes/decisions`, { plays: [two], both });
const clashes = async (id: number, session = phoneA) =>
  (await officer.get(`/api/games/${id}/offered?session=${session}`)).as(Takeover).clashes;
const questions = async (id: number) =>
  (await clashes(id)).map(({ first, second }) => [first.event.id, second.event.id]);
const score = async (id: number) => {
  const { homeScore, awayScore, status } = (await member.get(`/api/games/${id}`)).as(Game);
  return [homeScore, awayScore, status];
};

interface Pair {
  first: string;
  second: string;
}

/** Both phones have recorded the same two points. */
async function countedTwice(facts: { playerId?: number } = {}) {
  const id = await addUpcomingGame(world);
  const [one, two] = [tap('home', 'two', facts), tap('home', 'two')];
  await send(id, phoneA, start(), one);
  await send(id, phoneB, two);
  return { id, one, two, pair: { first: one.id, second: two.id } };
}

it('counts both of two plays that two phones recorded, and shows them side by side until somebody decides', async () => {
  const playerId = await addPlayer(world);
  await app.db.updateTable('players').set({ team_id: homeTeamId }).where('id', '=', playerId).execute();
  const { id, one, two, pair } = await countedTwice({ playerId });
  expect(await score(id)).toEqual([4, 0, 'live']);
  const [clash, ...rest] = await clashes(id);
  expect(rest).toEqual([]);
  expect(clash).toMatchObject({
    first: { event: { id: one.id, at: one.at, playerId }, phone: 1, isThisPhone: true },
    second: { event: { id: two.id, at: two.at, playerId: null }, phone: 2, isThisPhone: false },
  });
  expect(clash?.first.event.playerName).toEqual(expect.any(String));
  expect(clash?.first.by).not.toBe(clash?.second.by);
  expect((await clashes(id, phoneB))[0]).toMatchObject({
    first: { isThisPhone: false },
    second: { isThisPhone: true },
  });

  const response = (await decide(id, pair, false)).as(Takeover);
  expect([response.clashes, await score(id)]).toEqual([[], [2, 0, 'live']]);
  const { lines } = (await member.get(`/api/games/${id}/box-score`)).as(BoxScore);
  expect(lines.map(({ playerId: named, stats }) => [named, stats['shotsMade']])).toEqual([[playerId, 1]]);
});

it('asks nothing about plays of one phone, plays that differ or a play that was undone', async () => {
  const id = await addUpcomingGame(world);
  const undone = tap('home', 'two');
  await send(id, phoneA, start(), undone, undo(undone.id), tap('away', 'two'), tap('away', 'two'));
  await send(id, phoneB, tap('home', 'two'), tap('away', 'three'));
  await send(id, phoneB, tap('away', 'two', { period: 2 }));
  expect(await questions(id)).toEqual([]);
});

it('counts both plays when both happened, and does not ask again', async () => {
  const { id, pair } = await countedTwice();
  expect((await decide(id, pair, true)).as(Takeover).clashes).toEqual([]);
  await send(id, phoneA, tap('away', 'three'));
  expect([await questions(id), await score(id)]).toEqual([[], [4, 3, 'live']]);
  expect((await decide(id, pair, true, other)).status).toBe(200);
  const otherwise = await decide(id, pair, false, other);
  expect([otherwise.status, otherwise.body]).toMatchObject([
    409,
    { message: 'Someone else has decided otherwise', current: { ...pair, decision: 'both' } },
  ]);
  expect(await score(id)).toEqual([4, 3, 'live']);
});

it('applies one of twenty simultaneous decisions, and answers 409 to those who decided otherwise', async () => {
  const { id, pair } = await countedTwice();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => decide(id, pair, at % 2 === 0, at % 3 === 0 ? officer : other)),
  );
  const both = (await score(id))[0] === 4;
  expect(await score(id)).toEqual([both ? 4 : 2, 0, 'live']);
  expect(responses.map(({ status }) => status)).toEqual(
    responses.map((_, at) => ((at % 2 === 0) === both ? 200 : 409)),
  );
  const undos = await app.db.selectFrom('game_events').select('id').where('of_key', '=', pair.second).execute();
  expect(undos).toHaveLength(both ? 0 : 1);
  const log = await app.db.selectFrom('audit_log').selectAll().where('act', '=', 'game.clash').execute();
  const own = log.filter(({ subject }) => subject === `game:${id}`);
  expect(own.map(({ account_id }) => account_id !== null)).toEqual([true]);
  expect(JSON.parse(own[0]?.detail ?? '{}')).toMatchObject({
    both,
    plays: [{ first: { id: pair.first }, second: { id: pair.second } }],
  });
});

it('refuses a decision after a phone has undone its own play, and changes nothing', async () => {
  const { id, pair, two } = await countedTwice();
  const back = undo(two.id);
  await send(id, phoneB, back);
  expect([await questions(id), await score(id)]).toEqual([[], [2, 0, 'live']]);
  for (const both of [true, false]) expect((await decide(id, pair, both)).status).toBe(409);
  expect(await score(id)).toEqual([2, 0, 'live']);
  // When that undo is undone, the question is back.
  await send(id, phoneB, undo(back.id));
  expect(await questions(id)).toEqual([[pair.first, pair.second]]);
});

it('asks again about a play that was left out and that somebody put back', async () => {
  const { id, pair } = await countedTwice();
  await decide(id, pair, false);
  const [back] = await app.db.selectFrom('game_events').selectAll().where('of_key', '=', pair.second).execute();
  await send(id, phoneA, { ...undo(back?.event_key ?? ''), at: '2040-01-01T00:00:00.000Z' });
  expect([await questions(id), await score(id)]).toEqual([[[pair.first, pair.second]], [4, 0, 'live']]);
  expect((await decide(id, pair, true)).as(Takeover).clashes).toEqual([]);
  expect(await score(id)).toEqual([4, 0, 'live']);
});

it('asks about the plays of two phones that were offline one by one, or decides all of them at once', async () => {
  const id = await addUpcomingGame(world);
  const ofA = [start(), ...Array.from({ length: 20 }, () => tap('home', 'two'))];
  const ofB = ofA.map((event) => ({ ...event, id: crypto.randomUUID(), at: later(event.at, 400) }));
  await Promise.all([send(id, phoneA, ...ofA), send(id, phoneB, ...ofB)]);
  await send(id, phoneB, ...ofB);
  expect(await score(id)).toEqual([80, 0, 'live']);
  const pairs = ofA.slice(1).map((event, at) => [event.id, ofB[at + 1]?.id]);
  expect(await questions(id)).toEqual(pairs);
  const plays = pairs.map(([first, second]) => ({ first, second }));
  const body = { plays: [...plays, ...plays], both: false };
  expect((await officer.post(`/api/games/${id}/clashes/decisions`, body)).as(Takeover).clashes).toEqual([]);
  expect(await score(id)).toEqual([40, 0, 'live']);
});

it('ends a game with an open question, and changes its result with the decision', async () => {
  const { id, pair } = await countedTwice();
  await send(id, phoneA, end());
  expect([await score(id), await questions(id)]).toEqual([[4, 0, 'completed'], [[pair.first, pair.second]]]);
  await decide(id, pair, false);
  expect(await score(id)).toEqual([2, 0, 'completed']);
});

it('shows questions and decisions in another process too', async () => {
  const { id, pair } = await countedTwice();
  await using second = await app.beside();
  const there = async () =>
    (await second.as.officer.get(`/api/games/${id}/offered?session=${phoneA}`)).as(Takeover).clashes.length;
  expect(await there()).toBe(1);
  await decide(id, pair, true);
  expect(await there()).toBe(0);
  expect(
    (await second.as.officer.post(`/api/games/${id}/clashes/decisions`, { plays: [pair], both: false })).status,
  ).toBe(409);
});

it('sends an event about a new question to the scoring phones, and none for other taps', async () => {
  const { id } = await countedTwice();
  using stream = await listen(app.url, officer);
  await send(id, phoneA, tap('away', 'three'));
  const first = await stream.receive(({ tags }) => tags.includes(`events:${id}`));
  await send(id, phoneA, tap('away', 'free-throw'));
  const plain = await stream.receive(({ number, tags }) => number > first.number && tags.includes(`events:${id}`));
  expect(plain.tags).not.toContain(`offered:${id}`);
  await send(id, phoneB, { ...tap('away', 'foul') });
  await send(id, phoneA, { ...tap('away', 'foul') });
  const event = await stream.receive(({ tags }) => tags.includes(`offered:${id}`));
  expect(event.tags).toContain(`events:${id}`);
});

it('asks nothing about an offered play that was taken in alone, and asks about possible doubles of those taken in together', async () => {
  const id = await addUpcomingGame(world);
  await send(id, phoneA, start());
  await other.post(`/api/games/${id}/scoring`, { session: phoneB });
  const mine = tap('home', 'two');
  await send(id, phoneB, mine);
  await send(id, phoneA, tap('home', 'two'), tap('home', 'two'));
  const { plays } = (await officer.get(`/api/games/${id}/offered`)).as(Takeover);
  const take = (body: object) => officer.post(`/api/games/${id}/offered/decisions`, { ...body, take: true });
  await take({ ids: [plays[0]?.id] });
  expect([await questions(id), await score(id)]).toEqual([[], [4, 0, 'live']]);
  await take({ all: true });
  expect([(await questions(id)).length, await score(id)]).toEqual([1, [6, 0, 'live']]);
});

it('lets a scorer with a link see and decide the question, and names the link in the audit log', async () => {
  const { gameId, token } = await addScorerLink(world);
  const [one, two] = [tap('home', 'two'), tap('home', 'two')];
  await send(gameId, phoneA, start(), one);
  const byLink = app.newVisitor();
  await byLink.post('/api/scoring/events', { token, events: [two], session: phoneB });
  const shown = (await byLink.post('/api/scoring', { token, session: phoneB })).as(ScoredGame).clashes;
  expect(shown).toMatchObject([
    // Account names are for members only.
    { first: { event: { id: one.id }, by: null, isThisPhone: false }, second: { by: 'Ayanda', isThisPhone: true } },
  ]);
  const body = { token, plays: [{ first: one.id, second: two.id }], both: false };
  expect((await byLink.post('/api/scoring/clashes/decisions', body)).as(ScoredGame)).toMatchObject({ clashes: [] });
  expect(await score(gameId)).toEqual([2, 0, 'live']);
  const log = await app.db.selectFrom('audit_log').selectAll().where('act', '=', 'game.clash').execute();
  const own = log.find(({ subject }) => subject === `game:${gameId}`);
  expect([own?.account_id, JSON.parse(own?.detail ?? '{}').scorerLink.scorer]).toEqual([null, 'Ayanda']);
  const { id } = await countedTwice();
  const elsewhere = {
    ...body,
    plays: (await clashes(id)).map(({ first, second }) => ({ first: first.event.id, second: second.event.id })),
  };
  expect((await byLink.post('/api/scoring/clashes/decisions', elsewhere)).status).toBe(404);
  expect(await questions(id)).toHaveLength(1);
  expect((await byLink.post('/api/scoring/clashes/decisions', { ...body, token: 'x'.repeat(43) })).status).toBe(404);
});

it('needs two plays of the game', async () => {
  const { id, pair } = await countedTwice();
  expect((await decide(999_999, pair, false)).status).toBe(404);
  expect((await decide(id, { ...pair, second: 'never-pressed' }, false)).status).toBe(404);
  expect((await decide(id, { first: pair.second, second: pair.first }, false)).status).toBe(409);
  for (const body of [{ plays: [pair] }, { plays: [], both: true }, { plays: [{ first: pair.first }], both: true }]) {
    expect((await officer.post(`/api/games/${id}/clashes/decisions`, body)).status).toBe(400);
  }
  expect([await questions(id), await score(id)]).toEqual([[[pair.first, pair.second]], [4, 0, 'live']]);
});

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
