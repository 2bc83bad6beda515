import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { TestResponse } from '#testing/client.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { DisputedResult, type HistoryEntry } from '../contract.ts';
import { confirmingIn } from '../testing/confirming-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);
const results = confirmingIn(arena, world);
await results.addCaptain(opponents.homeTeamId, 'member');
await results.addCaptain(opponents.awayTeamId, 'otherMember');

const kinds = (history: readonly HistoryEntry[]) => history.map(({ kind, side }) => (side ? `${kind} ${side}` : kind));
const getMessage = (answer: TestResponse) => answer.as(ErrorResponse).message;

describe('a completed game', () => {
  it('notifies the captains of both sides, and shows when both have confirmed the result', async () => {
    const id = await results.completed();
    for (const captain of ['member', 'otherMember'] as const) {
      const [notice] = await results.resultNotices(captain);
      expect(notice).toMatchObject({ title: 'Confirm the result', link: `/games/${id}`, read: false });
      expect(notice?.text).toMatch(/ 72–65 .*within 24 hours/);
    }
    expect(await results.resultNotices('officer')).toEqual([]);
    const before = await results.seen(id);
    expect(before).toMatchObject({ status: 'awaiting', request: { homeScore: 72, awayScore: 65 }, home: 'open' });
    expect(before.can).toEqual({ confirm: true, dispute: true, takeBack: false, decide: false });
    await arena.as.visitor.ready();
    using other = await listen(arena.url, arena.as.otherMember);
    expect((await results.confirm(id, 'member')).status).toBe(201);
    await other.receive(({ tags }) => tags.includes(`confirmation:${id}`));
    expect(await results.seen(id, 'otherMember')).toMatchObject({
      status: 'awaiting',
      home: 'confirmed',
      away: 'open',
    });
    expect((await results.confirm(id, 'otherMember')).status).toBe(201);
    const after = await results.seen(id, 'officer');
    expect(after).toMatchObject({ status: 'confirmed', corrected: null });
    expect(kinds(after.history)).toEqual(['asked', 'confirmed home', 'confirmed away']);
    expect(after.can).toEqual({ confirm: false, dispute: false, takeBack: false, decide: false });
    expect((await results.readAudit(id)).slice(-2).map(({ act }) => act)).toEqual(['result.confirm', 'result.confirm']);
    const twice = await results.confirm(id, 'member');
    expect([twice.status, getMessage(twice)]).toEqual([409, 'Your team has confirmed this result already']);
  });

  it('counts as agreed after 24 hours of silence, records that in its history, and accepts no more answers', async () => {
    const id = await results.completed();
    await results.confirm(id, 'member');
    await results.letADayPass(id);
    const seen = await results.seen(id);
    expect(seen.status).toBe('agreed');
    expect(kinds(seen.history)).toEqual(['asked', 'confirmed home', 'silent away']);
    expect(seen.history.at(-1)?.at).toBe(seen.request?.until);
    for (const late of [await results.confirm(id, 'otherMember'), await results.dispute(id, 'otherMember')]) {
      expect([late.status, getMessage(late)]).toEqual([
        409,
        'The 24 hours to answer are over: your team counts as agreed',
      ]);
    }
  });

  it.each([
    ['a forfeit', { resultType: 'forfeit', resultAgainst: 'away', homeScore: undefined, awayScore: undefined }],
    ['an abandoned game whose score stands', { resultType: 'abandoned', counts: true }],
    ['an awarded one', { resultType: 'awarded', resultAgainst: 'away' }],
  ])('is asked about if it is %s', async (_what, fields) => {
    const id = await results.completed(undefined, fields);
    expect((await results.seen(id)).status).toBe('awaiting');
  });

  it.each([
    ['annulled', { resultType: 'annulled' }],
    ['abandoned without counting', { resultType: 'abandoned', counts: false }],
    ['without its scores', { homeScore: null, awayScore: null }],
  ])('is not asked about if it is %s', async (_what, fields) => {
    const before = (await results.resultNotices('member')).length;
    const id = await results.completed(undefined, fields);
    expect(await results.seen(id)).toMatchObject({ status: 'none', request: null, history: [] });
    expect(await results.resultNotices('member')).toHaveLength(before);
  });

  it('is not asked about if it was added with its result, even if that is corrected later', async () => {
    const added = { ...opponents, dateTime: '2025-03-01T16:00:00Z', location: 'Court', homeScore: 1, awayScore: 0 };
    const { id } = (await arena.as.adminWithWindow.post('/api/games', added)).as(Game);
    await results.change(id, { homeScore: 2 });
    expect(await results.seen(id)).toMatchObject({ status: 'none', history: [] });
  });

  it('counts a side without a captain as silent, and records that', async () => {
    const { awayTeamId } = opponents;
    const alone = await arena.as.adminWithWindow.post('/api/teams', {
      ...{ name: world.word(), sportId: opponents.sportId, gender: 'Mixed' },
    });
    const homeTeamId = alone.as(z.object({ id: z.number() })).id;
    const id = await results.completed({ homeTeamId, awayTeamId });
    await results.confirm(id, 'otherMember');
    await results.letADayPass(id);
    const { status, history } = await results.seen(id);
    expect(status).toBe('agreed');
    expect(history[0]?.withoutCaptain).toEqual(['home']);
    expect(kinds(history)).toEqual(['asked', 'confirmed away', 'silent home']);
  });
});

describe('a dispute', () => {
  it('waits for an officer, is in the counts of those who decide, and ends when the result is upheld', async () => {
    const id = await results.completed();
    const waiting = await results.disputesWaiting();
    await arena.as.officer.ready();
    using officer = await listen(arena.url, arena.as.officer);
    for (const wrong of ['', ' ', null, 7, 'x'.repeat(301)]) {
      expect((await results.dispute(id, 'otherMember', wrong)).status).toBe(400);
    }
    expect((await results.dispute(id, 'otherMember', 'We counted 69.')).status).toBe(201);
    await officer.receive(({ tags }) => tags.includes('disputed-results'));
    expect(await results.disputesWaiting()).toBe(waiting + 1);
    expect(await results.disputesWaiting('admin')).toBe(waiting + 1);
    const listed = (await arena.as.officer.get('/api/disputed-results')).as(z.array(DisputedResult));
    expect(listed.find(({ game }) => game.id === id)?.confirmation).toMatchObject({
      ...{ status: 'disputed', away: 'disputed', home: 'open' },
      can: { decide: true },
    });
    expect((await results.decide(id, { reason: '' })).status).toBe(400);
    expect((await results.decide(id, { reason: 'The last basket came in time.' })).status).toBe(201);
    const { status, history, request } = await results.seen(id);
    expect([status, request?.awayScore]).toEqual(['decided', 65]);
    expect(history.at(-1)).toMatchObject({ kind: 'upheld', reason: 'The last basket came in time.' });
    for (const captain of ['member', 'otherMember'] as const) {
      const [notice] = await results.resultNotices(captain);
      expect(notice).toMatchObject({ title: 'The result stands', link: `/games/${id}` });
      expect(notice?.text).toMatch(/72–65 .*The last basket came in time\.$/);
    }
    expect(await results.disputesWaiting()).toBe(waiting);
    expect((await results.decide(id)).status).toBe(409);
    expect((await results.readAudit(id)).slice(-2).map(({ act }) => act)).toEqual(['result.dispute', 'result.uphold']);
  });

  it('can be decided with another shoot-out, which is another result', async () => {
    const shootout = { homeScore: 1, awayScore: 1, homeShootout: 4, awayShootout: 2 };
    const id = await results.completed(undefined, shootout);
    expect((await results.seen(id)).request).toMatchObject(shootout);
    await results.dispute(id, 'otherMember');
    const faulty = [
      { homeShootout: 4, awayShootout: 3 },
      shootout,
      { ...shootout, awayShootout: undefined },
      { ...shootout, awayShootout: 4 },
      { ...shootout, homeScore: 2 },
    ];
    for (const fields of faulty) expect((await results.decide(id, fields)).status).toBe(400);
    expect((await results.decide(id, { ...shootout, awayShootout: 5 })).status).toBe(201);
    const seen = await results.seen(id);
    expect(seen).toMatchObject({ status: 'awaiting', request: { ...shootout, awayShootout: 5 } });
    expect(kinds(seen.history).slice(-2)).toEqual(['overturned', 'corrected']);
    const [notice] = (await results.resultNotices('member')).filter(({ title }) => title.startsWith('Confirm the'));
    expect(notice?.text).toContain('1–1 (4–5 pens)');
    await results.dispute(id, 'otherMember');
    expect((await results.decide(id, { homeScore: 1, awayScore: 1 })).status).toBe(201);
    expect((await arena.as.member.get(`/api/games/${id}`)).as(Game)).toMatchObject({
      ...{ homeScore: 1, awayScore: 1, homeShootout: null, awayShootout: null },
    });
  });

  it('can be decided with another score, which both sides are asked about again', async () => {
    const id = await results.completed();
    await results.confirm(id, 'member');
    await results.dispute(id, 'otherMember');
    const first = await results.findRequest(id);
    for (const fields of [{ homeScore: 72, awayScore: 65 }, { homeScore: 70 }, { homeScore: -1, awayScore: 2 }]) {
      expect((await results.decide(id, fields)).status).toBe(400);
    }
    expect((await results.decide(id, { homeScore: 72, awayScore: 69 })).status).toBe(201);
    const game = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
    expect([game.homeScore, game.awayScore, game.status]).toEqual([72, 69, 'completed']);
    const seen = await results.seen(id);
    expect(seen).toMatchObject({ status: 'awaiting', home: 'open', away: 'open', corrected: null });
    expect(kinds(seen.history).slice(-2)).toEqual(['overturned', 'corrected']);
    const titles = (await results.resultNotices('member')).slice(0, 2).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Confirm the corrected result', 'The result was corrected']);
    // A captain who still sees the old score confirms nothing.
    const late = await results.confirm(id, 'member', first);
    expect([late.status, getMessage(late)]).toEqual([
      ...[409, 'The result has changed since you saw it. Please look at it again.'],
    ]);
  });

  it('no longer counts once its side takes it back', async () => {
    const id = await results.completed();
    const waiting = await results.disputesWaiting();
    await results.dispute(id, 'member');
    await results.dispute(id, 'otherMember');
    expect(await results.disputesWaiting()).toBe(waiting + 1);
    expect((await results.takeBack(id, 'member')).status).toBe(200);
    expect(await results.disputesWaiting()).toBe(waiting + 1);
    expect((await results.takeBack(id, 'otherMember')).status).toBe(200);
    expect(await results.disputesWaiting()).toBe(waiting);
    expect((await results.takeBack(id, 'member')).status).toBe(409);
    expect((await results.decide(id)).status).toBe(409);
    expect((await results.seen(id)).can).toMatchObject({ confirm: true, dispute: false });
    expect((await results.confirm(id, 'member')).status).toBe(201);
  });

  it('ends when the result is corrected elsewhere or annulled, or the game is deleted', async () => {
    const waiting = await results.disputesWaiting();
    const [corrected, annulled, deleted] = [
      await results.completed(),
      await results.completed(),
      await results.completed(),
    ];
    for (const id of [corrected, annulled, deleted]) await results.dispute(id, 'member');
    expect(await results.disputesWaiting()).toBe(waiting + 3);
    await results.change(corrected, { awayScore: 69 });
    await results.change(annulled, { resultType: 'annulled' });
    await arena.as.adminWithWindow.delete(`/api/games/${deleted}`);
    expect(await results.disputesWaiting()).toBe(waiting);
    expect((await results.seen(corrected)).status).toBe('awaiting');
    expect(await results.seen(annulled)).toMatchObject({ status: 'none', can: { confirm: false } });
    expect((await arena.as.member.get(`/api/games/${deleted}/confirmation`)).status).toBe(404);
    await results.change(annulled, { resultType: 'completed' });
    expect((await results.seen(annulled)).status).toBe('awaiting');
  });
});

describe('a correction', () => {
  it('after both had confirmed is shown on the game with its time, and asked about again', async () => {
    const id = await results.completed();
    await results.confirm(id, 'member');
    await results.confirm(id, 'otherMember');
    await results.change(id, { location: 'Another court' });
    expect((await results.seen(id)).status).toBe('confirmed');
    const before = Date.now();
    await results.change(id, { awayScore: 67 });
    const seen = await results.seen(id, 'officer');
    expect(seen).toMatchObject({ status: 'awaiting', corrected: { after: 'confirmed' }, request: { awayScore: 67 } });
    expect(Date.parse(seen.corrected?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect((await results.resultNotices('otherMember'))[0]).toMatchObject({ title: 'Confirm the corrected result' });
    await results.confirm(id, 'member');
    await results.confirm(id, 'otherMember');
    expect(await results.seen(id)).toMatchObject({ status: 'confirmed', corrected: { after: 'confirmed' } });
  });
});
