import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { type Challenge, LadderTable } from '../contract.ts';
import { addChallenge } from '../testing/rows.ts';

const arena = await startTestApp({ limits: 100 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
type Who = 'member' | 'otherMember' | 'officer';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const suggest = (who: Who, id: number, body: object) => arena.as[who].put(`/api/ladder-challenges/${id}/meeting`, body);
/** The member is the one who is challenged. */
const answer = (id: number, body: object) => arena.as.member.post(`/api/ladder-challenges/${id}/answer`, body);
const latestNotice = async (who: Who) => (await arena.as[who].get('/api/notices')).as(z.array(Notice))[0];

async function read(who: Who, id: number): Promise<Challenge | undefined> {
  const { ladder_id } = await arena.db
    .selectFrom('ladder_challenges')
    .select('ladder_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const table = (await arena.as[who].get(`/api/ladders/${ladder_id}/table`)).as(LadderTable);
  return table.challenges.find((challenge) => challenge.id === id);
}

it('comes with the answer, in the same press, for the two alone', async () => {
  const id = await addChallenge(world);
  const meeting = { at: inDays(2), place: 'Chess room' };
  expect((await answer(id, { accepts: true, meeting })).status).toBe(200);
  expect((await latestNotice('otherMember'))?.text).toMatch(/suggests .*, Chess room\.$/);
  for (const who of ['member', 'otherMember'] as const)
    expect((await read(who, id))?.meeting).toEqual({ ...meeting, by: 'challenged' });
  expect((await read('officer', id))?.meeting).toBeNull();
});

it('is suggested by either as often as they like, and the other is told', async () => {
  const id = await addChallenge(world);
  expect((await suggest('otherMember', id, { at: inDays(1), place: null })).status).toBe(200);
  const title = `${usernames.otherMember} suggests when to play`;
  expect(await latestNotice('member')).toMatchObject({ kind: 'challenge', title });
  await answer(id, { accepts: true });
  const at = inDays(3);
  expect((await suggest('member', id, { at, place: 'Pavilion' })).status).toBe(200);
  expect(await read('otherMember', id)).toMatchObject({
    status: 'accepted',
    meeting: { at, place: 'Pavilion', by: 'challenged' },
  });
});

it('is theirs to suggest, in the time to come, and before the challenge runs out', async () => {
  const id = await addChallenge(world);
  expect((await suggest('officer', id, { at: inDays(1) })).status).toBe(403);
  for (const at of [inDays(-1), inDays(11)]) expect((await suggest('member', id, { at })).status).toBe(400);
  const late = await answer(id, { accepts: true, meeting: { at: inDays(8) } });
  expect(late.body).toMatchObject({ issues: [{ path: 'meeting.at' }] });
  await answer(id, { accepts: false });
  expect((await suggest('member', id, { at: inDays(1) })).status).toBe(409);
});
