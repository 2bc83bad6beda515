import ICAL from 'ical.js';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addAskedGame, lastRequest } from '#features/competition/confirmations/testing/rows.ts';
import { addChallenge } from '#features/seasons/ladders/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { Feed } from '../contract.ts';

const arena = await startTestApp({ limits: 100 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

async function fetchEntries(person: 'member' | 'otherMember') {
  const { url } = (await arena.as[person].get('/api/calendar/feed')).as(Feed);
  const text = String((await arena.as.visitor.get(url ?? '')).body);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}

it('holds the results that a captain is asked to confirm, until they are', async () => {
  const id = await addAskedGame(world);
  const requestId = await lastRequest(world);
  const find = async (person: 'member' | 'otherMember') =>
    (await fetchEntries(person)).find(({ uid }) => uid.startsWith(`result-${requestId}@`));
  const entry = await find('member');
  expect(entry?.summary).toBe('Confirm the result');
  expect(entry?.component.getFirstPropertyValue('url')).toContain(`/games/${id}`);
  expect(entry?.duration.toSeconds()).toBe(1_800);
  expect(await find('otherMember')).toBeUndefined();
  expect((await arena.as.member.post(`/api/games/${id}/confirmation`, { requestId })).status).toBe(201);
  expect(await find('member')).toBeUndefined();
});

it('holds challenges to answer, then to play, as entries of their own', async () => {
  const id = await addChallenge(world);
  const uids = async (person: 'member' | 'otherMember') =>
    (await fetchEntries(person))
      .map(({ uid }) => uid.replace(/@.*/, ''))
      .filter((uid) => uid.startsWith(`challenge-${id}-`));
  expect(await uids('member')).toEqual([`challenge-${id}-open`]);
  expect(await uids('otherMember')).toEqual([]);
  await arena.as.member.post(`/api/ladder-challenges/${id}/answer`, { accepts: true });
  expect([await uids('member'), await uids('otherMember')]).toEqual([
    [`challenge-${id}-accepted`],
    [`challenge-${id}-accepted`],
  ]);
  await arena.as.otherMember.post(`/api/ladder-challenges/${id}/result`, { outcome: 'won' });
  expect([await uids('member'), await uids('otherMember')]).toEqual([[`challenge-${id}-entered`], []]);
});

it('holds an agreed game of a ladder at its time and place, anew when the time changes', async () => {
  const id = await addChallenge(world);
  const at = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await arena.as.member.post(`/api/ladder-challenges/${id}/answer`, { accepts: true, meeting: { at, place: 'Foyer' } });
  const find = async (person: 'member' | 'otherMember') =>
    (await fetchEntries(person)).find(({ uid }) => uid.startsWith(`challenge-${id}-`));
  const first = await find('otherMember');
  expect(first?.location).toBe('Foyer');
  expect(first?.startDate.toJSDate().getTime()).toBe(Math.floor(Date.parse(at) / 1000) * 1000);
  expect(first?.duration.toSeconds()).toBeGreaterThan(600);
  await arena.as.otherMember.put(`/api/ladder-challenges/${id}/meeting`, { at: new Date(Date.now() + 86_400_000) });
  expect([(await find('member'))?.uid === first?.uid, (await find('member'))?.location]).toEqual([false, null]);
});

it('leaves them out where somebody has chosen so', async () => {
  await addChallenge(world);
  await arena.as.member.patch('/api/calendar/feed', { duties: false });
  expect((await fetchEntries('member')).filter(({ uid }) => /^(challenge|result)-/.test(uid))).toEqual([]);
});
