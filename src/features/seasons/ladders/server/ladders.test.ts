import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { visitor } from '#server/access/access.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { Challenge, LadderTable, ladders, OwnLadders } from '../contract.ts';
import { tellFalls } from './fall-commands.ts';

const arena = await startTestApp({ limits: 100 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { member, otherMember, officer, admin, adminWithWindow } = arena.as;

type Who = 'member' | 'otherMember' | 'officer' | 'adminWithWindow';
let ladderId = 0;

async function addLadder(sent: object = {}): Promise<number> {
  const { sportId } = await sides.of(world);
  const rules = { reach: 1, answerDays: 3, playDays: 7, forfeits: false, idleWeeks: null, idlePlaces: 1 };
  const ladder = { name: world.word(), sportId, eloK: 32, eloStart: 1200, ...rules, ...sent };
  const response = await adminWithWindow.post('/api/ladders', ladder);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.as(ladders.ResponseBody).id;
}

/** They join in this order, the first at the top. */
async function join(...people: Who[]): Promise<void> {
  for (const who of people) expect((await arena.as[who].post(`/api/ladders/${ladderId}/place`)).status).toBe(200);
}

const read = async (who: Who) => (await arena.as[who].get(`/api/ladders/${ladderId}/table`)).as(LadderTable);
const names = async () => (await read('member')).climbers.map(({ name }) => name);
const { member: thandi, otherMember: sipho, officer: lerato } = usernames;

async function challenge(who: Who, name: string): Promise<number> {
  const target = (await read(who)).climbers.find((one) => one.name === name);
  const response = await arena.as[who].post(`/api/ladders/${ladderId}/challenges`, { entryId: target?.entryId });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.as(z.object({ id: z.int() })).id;
}

const act = (who: Who, id: number, what: string, body: object) =>
  arena.as[who].post(`/api/ladder-challenges/${id}/${what}`, body);
const latestNotice = async (who: Who) => (await arena.as[who].get('/api/notices')).as(z.array(Notice))[0];

/** As if everything on the ladder had happened so many days earlier. */
async function age(days: number): Promise<void> {
  const earlier = (at: string) => new Date(Date.parse(at) - days * 24 * 3_600_000).toISOString();
  const moves = await arena.db.selectFrom('ladder_moves').selectAll().where('ladder_id', '=', ladderId).execute();
  for (const { id, at } of moves)
    await arena.db
      .updateTable('ladder_moves')
      .set({ at: earlier(at) })
      .where('id', '=', id)
      .execute();
  const rows = await arena.db.selectFrom('ladder_challenges').selectAll().where('ladder_id', '=', ladderId).execute();
  for (const row of rows) {
    const times = {
      ...{ at: earlier(row.at), answer_by: earlier(row.answer_by), play_by: earlier(row.play_by) },
      entered_at: row.entered_at && earlier(row.entered_at),
    };
    await arena.db.updateTable('ladder_challenges').set(times).where('id', '=', row.id).execute();
  }
}

beforeEach(async () => {
  ladderId = await addLadder();
});

describe('from a challenge to its result', () => {
  it('takes three presses: a challenge, a result, and the other’s confirmation', async () => {
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    expect((await read('member')).climbers.map(({ busyWith }) => busyWith)).toEqual([thandi, sipho]);
    expect(await latestNotice('otherMember')).toMatchObject({ kind: 'challenge', title: `${thandi} challenges you` });
    expect((await act('member', id, 'result', { outcome: 'won', score: '3–1' })).status).toBe(200);
    expect(await names()).toEqual([sipho, thandi]);
    expect((await read('member')).climbers.map(({ busyWith }) => busyWith)).toEqual([null, null]);
    expect(await latestNotice('otherMember')).toMatchObject({ kind: 'result', title: 'Confirm the result' });
    expect((await act('otherMember', id, 'confirmation', { winner: 'challenger' })).status).toBe(200);
    const { climbers, challenges } = await read('member');
    expect(climbers).toMatchObject([
      { name: thandi, place: 1, elo: 1216, won: 1, lost: 0, isMe: true, ratings: [1200, 1216] },
      { name: sipho, place: 2, elo: 1184, won: 0, lost: 1 },
    ]);
    expect(challenges).toMatchObject([
      { status: 'confirmed', score: '3–1', gains: { challenger: 16, challenged: -16 } },
    ]);
  });

  it('tells the challenger the answer, and sets the days to play from then', async () => {
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    await act('otherMember', id, 'answer', { accepts: true });
    expect(await latestNotice('member')).toMatchObject({ title: `${sipho} accepted your challenge` });
    const [open] = (await read('member')).challenges;
    expect(open).toMatchObject({ status: 'accepted', can: { enter: true, withdraw: true, answer: false } });
    expect(Date.parse(open?.until ?? '') - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    expect((await act('otherMember', id, 'answer', { accepts: false })).status).toBe(409);
  });

  it('lets nobody else into it: not to answer, not to enter, not to confirm', async () => {
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    for (const [what, body] of [
      ['answer', { accepts: true }],
      ['result', { outcome: 'won' }],
      ['confirmation', { winner: 'draw' }],
      ['dispute', { reason: 'No' }],
    ] as const)
      expect((await act('officer', id, what, body)).status, what).toBe(403);
    await act('member', id, 'result', { outcome: 'won' });
    const own = await act('member', id, 'confirmation', { winner: 'challenger' });
    expect([own.status, own.body]).toEqual([409, { message: 'This result no longer waits for an answer' }]);
  });

  it('refuses a confirmation of a result that was changed meanwhile', async () => {
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    await act('member', id, 'result', { outcome: 'won' });
    await act('member', id, 'result', { outcome: 'drawn' });
    expect((await act('otherMember', id, 'confirmation', { winner: 'challenger' })).status).toBe(409);
    expect((await act('otherMember', id, 'confirmation', { winner: 'draw' })).status).toBe(200);
  });

  it('counts silence for 24 hours as agreement', async () => {
    await join('otherMember', 'member');
    await act('member', await challenge('member', sipho), 'result', { outcome: 'won' });
    await age(1);
    expect((await read('otherMember')).challenges).toMatchObject([{ status: 'agreed', can: { confirm: false } }]);
    expect(await names()).toEqual([thandi, sipho]);
  });

  it('knows no draw where the ladder has none', async () => {
    ladderId = await addLadder({ draws: false });
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    expect((await act('member', id, 'result', { outcome: 'drawn' })).body).toMatchObject({
      issues: [{ path: 'outcome', message: 'Nobody draws on this ladder' }],
    });
  });
});

describe('a disputed result', () => {
  it('is decided by an officer, waits for them until then, and moves nobody before', async () => {
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    await act('member', id, 'result', { outcome: 'won' });
    expect((await act('otherMember', id, 'dispute', { reason: 'It was a draw.' })).status).toBe(200);
    await age(5);
    expect(await names()).toEqual([sipho, thandi]);
    const waiting = (await officer.get('/api/disputed-challenges')).as(z.array(Challenge));
    expect(waiting).toMatchObject([{ id, dispute: 'It was a draw.', can: { decide: true } }]);
    expect((await officer.get('/api/waiting')).body).toContainEqual({
      text: '1 disputed result of a ladder is waiting for a decision',
      count: 1,
      link: '/ladders',
    });
    await act('officer', id, 'decision', { winner: 'draw', reason: 'Two saw it.' });
    expect(await latestNotice('member')).toMatchObject({ title: 'The result was corrected' });
    expect((await read('member')).climbers).toMatchObject([{ drawn: 1 }, { drawn: 1 }]);
    expect((await officer.get('/api/disputed-challenges')).body).toEqual([]);
  });

  it('shows its reason to the two and to officers alone', async () => {
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    await act('member', id, 'result', { outcome: 'won' });
    await act('otherMember', id, 'dispute', { reason: 'Private words' });
    const seen = async (who: Who) => (await read(who)).challenges[0]?.dispute;
    expect([await seen('member'), await seen('otherMember'), await seen('officer')]).toEqual(
      Array.from({ length: 3 }, () => 'Private words'),
    );
    expect((await act('otherMember', id, 'confirmation', { winner: 'challenger' })).status).toBe(200);
    expect(await names()).toEqual([thandi, sipho]);
  });

  it('is nobody’s own case: an officer who played cannot decide, and others are told', async () => {
    await join('otherMember', 'officer');
    const id = await challenge('officer', sipho);
    await act('officer', id, 'result', { outcome: 'won' });
    await act('otherMember', id, 'dispute', { reason: 'No' });
    const refused = await act('officer', id, 'decision', { winner: 'challenger', reason: 'I won' });
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'You played this game: another officer or an admin decides about its result' },
    ]);
    const notices = (await admin.get('/api/notices')).as(z.array(Notice));
    expect(notices[0]).toMatchObject({ title: 'A disputed result waits for you' });
    expect(notices[0]?.text).toContain(lerato);
    expect((await act('adminWithWindow', id, 'decision', { winner: 'challenger', reason: 'Seen' })).status).toBe(200);
    expect(await latestNotice('otherMember')).toMatchObject({ title: 'The result stands' });
  });
});

it('computes places and ratings of later games anew when an officer corrects an earlier result', async () => {
  await join('officer', 'otherMember', 'member');
  const first = await challenge('otherMember', lerato);
  await act('otherMember', first, 'result', { outcome: 'won' });
  await act('officer', first, 'confirmation', { winner: 'challenger' });
  await age(1);
  const second = await challenge('member', lerato);
  await act('member', second, 'result', { outcome: 'won' });
  await act('officer', second, 'confirmation', { winner: 'challenger' });
  const elo = async () => new Map((await read('member')).climbers.map((one) => [one.name, one.elo]));
  expect(await names()).toEqual([sipho, thandi, lerato]);
  expect(await elo()).toEqual(
    new Map([
      [sipho, 1216],
      [thandi, 1215],
      [lerato, 1169],
    ]),
  );
  expect((await act('adminWithWindow', first, 'decision', { winner: 'challenger', reason: 'x' })).status).toBe(400);
  expect((await act('adminWithWindow', first, 'decision', { winner: 'challenged', reason: 'Typo' })).status).toBe(200);
  expect(await names()).toEqual([thandi, lerato, sipho]);
  expect(await elo()).toEqual(
    new Map([
      [thandi, 1217],
      [lerato, 1199],
      [sipho, 1184],
    ]),
  );
});

describe('a challenge', () => {
  it('goes up to the places that the ladder allows, and one at a time', async () => {
    await join('officer', 'otherMember', 'member');
    expect((await read('member')).climbers.map(({ canChallenge }) => canChallenge)).toEqual([false, true, false]);
    const top = (await read('member')).climbers[0]?.entryId;
    expect((await member.post(`/api/ladders/${ladderId}/challenges`, { entryId: top })).body).toEqual({
      message: 'You can challenge the place above you',
    });
    await challenge('member', sipho);
    const again = await otherMember.post(`/api/ladders/${ladderId}/challenges`, { entryId: top });
    expect([again.status, again.body]).toEqual([409, { message: 'You have a challenge under way: play it first' }]);
    expect((await member.post(`/api/ladders/${ladderId}/challenges`, { entryId: 999_999 })).status).toBe(400);
  });

  it('is one of two that two people make at the same moment', async () => {
    ladderId = await addLadder({ reach: 2 });
    await join('officer', 'otherMember', 'member');
    const top = (await read('member')).climbers[0]?.entryId;
    const made = await Promise.all(
      [member, otherMember].map((who) => who.post(`/api/ladders/${ladderId}/challenges`, { entryId: top })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('lapses without an answer, or costs the place, as the ladder says', async () => {
    await join('otherMember', 'member');
    await challenge('member', sipho);
    await age(3);
    expect((await read('member')).challenges).toMatchObject([{ status: 'unanswered' }]);
    expect(await names()).toEqual([sipho, thandi]);
    ladderId = await addLadder({ forfeits: true });
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    await age(3);
    expect(await names()).toEqual([thandi, sipho]);
    expect((await act('otherMember', id, 'answer', { accepts: true })).status).toBe(409);
  });

  it('ends when one of the two leaves, and the other is told', async () => {
    await join('otherMember', 'member');
    await challenge('member', sipho);
    expect((await otherMember.delete(`/api/ladders/${ladderId}/place`)).status).toBe(200);
    expect(await latestNotice('member')).toMatchObject({ title: 'Your challenge is off' });
    const { climbers, challenges } = await read('member');
    expect(climbers).toMatchObject([{ name: thandi, place: 1 }]);
    expect(challenges).toMatchObject([{ status: 'ended', can: { enter: false } }]);
  });

  it('can be taken back before it is played, and waits for its people on all ladders', async () => {
    await join('otherMember', 'member');
    const id = await challenge('member', sipho);
    const own = (await otherMember.get('/api/user/ladders')).as(OwnLadders);
    expect(own.challenges.filter(({ ladder }) => ladder.id === ladderId)).toMatchObject([
      { id, me: 'challenged', can: { answer: true } },
    ]);
    expect(own.ladders.find((one) => one.id === ladderId)).toMatchObject({ people: 2, place: 1 });
    expect((await member.delete(`/api/ladder-challenges/${id}`)).status).toBe(200);
    expect(await latestNotice('otherMember')).toMatchObject({ title: `${thandi} took back the challenge` });
    const left = (await otherMember.get('/api/user/ladders')).as(OwnLadders).challenges;
    expect(left.filter((one) => one.id === id)).toEqual([]);
  });
});

describe('somebody without a game', () => {
  it('falls after the weeks, and was told once before', async () => {
    ladderId = await addLadder({ idleWeeks: 2 });
    await join('otherMember', 'member');
    await act('member', await challenge('member', sipho), 'result', { outcome: 'drawn' });
    await age(1);
    await join('officer');
    await arena.db
      .updateTable('ladder_entries')
      .set({ told_fall: 'before' })
      .where('ladder_id', '<>', ladderId)
      .execute();
    await age(11);
    await arena.app.commit(visitor, tellFalls);
    await arena.app.commit(visitor, tellFalls);
    const told = (await otherMember.get('/api/notices')).as(z.array(Notice));
    expect(told.filter(({ title }) => title.startsWith('Play to keep your place'))).toHaveLength(1);
    expect((await read('member')).climbers[0]?.fallsAt).not.toBeNull();
    expect(await names()).toEqual([sipho, thandi, lerato]);
    await age(3);
    const { climbers, falls } = await read('member');
    expect(climbers[2]?.name).not.toBe(sipho);
    expect(falls[0]).toMatchObject({ places: 1, weeks: 2 });
    expect(falls.map(({ name }) => name)).toContain(sipho);
  });
});

it('keeps its places once closed: nobody joins, challenges or falls', async () => {
  ladderId = await addLadder({ idleWeeks: 1 });
  await join('otherMember', 'member');
  await adminWithWindow.patch(`/api/ladders/${ladderId}`, { isOpen: false });
  expect((await officer.post(`/api/ladders/${ladderId}/place`)).status).toBe(409);
  const { climbers, can } = await read('officer');
  expect(can).toEqual({ join: false, leave: false });
  expect(climbers.map(({ fallsAt, canChallenge }) => [fallsAt, canChallenge])).toEqual([
    [null, false],
    [null, false],
  ]);
});

it('keeps the games of an account that is gone, without its name', async () => {
  await join('otherMember', 'member');
  const id = await challenge('member', sipho);
  await act('member', id, 'result', { outcome: 'won' });
  await act('otherMember', id, 'confirmation', { winner: 'challenger' });
  await arena.db
    .updateTable('ladder_entries')
    .set({ account_id: null })
    .where('ladder_id', '=', ladderId)
    .where('account_id', '=', ({ selectFrom }) => selectFrom('accounts').select('id').where('username', '=', sipho))
    .execute();
  const { climbers, challenges } = await read('member');
  expect(climbers).toMatchObject([{ name: thandi, elo: 1216 }]);
  expect(challenges).toMatchObject([{ challenged: { name: 'Somebody who left' } }]);
});

it('exports places and challenges', async () => {
  await join('otherMember', 'member');
  await challenge('member', sipho);
  for (const name of ['ladder-places', 'ladder-challenges']) {
    const response = await adminWithWindow.get(`/api/exports/${name}`);
    expect([response.status, String(response.body).includes(thandi)], name).toEqual([200, true]);
  }
});
