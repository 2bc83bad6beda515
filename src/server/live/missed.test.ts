import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { gameTag, rsvpsTag } from '#features/competition/games/cache-tags.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { tagsIn } from '#shared/cache-tags.ts';
import { listen, type ReceivedEvent } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { visitor } from '../access/access.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const memberId = await findAccountId(buildWorld(arena.app), 'member');

const isGreeting = ({ name }: ReceivedEvent) => name === 'hello';
const change = (tags: string) => arena.app.commit(visitor, async (write) => write.changed(...tagsIn(tags)));

async function greeted(lastReceived?: string, client = arena.as.member): Promise<ReceivedEvent> {
  using stream = await listen(arena.url, client, undefined, lastReceived);
  return stream.receive(isGreeting);
}

/** The greeting of a stream that names its last change in the URL. */
async function greetedAfter(number: number | string): Promise<ReceivedEvent> {
  const path = `/api/live?after=${number}`;
  using stream = await listen(arena.url, arena.as.member, undefined, undefined, path);
  return stream.receive(isGreeting);
}

test('tells a stream that reconnects what has changed since, and nothing else', async () => {
  await change('games');
  const { id, number } = await greeted();
  await change('clubs game:9');
  await change('clubs');
  const again = await greeted(id);
  expect(again).toMatchObject({ since: number, number: number + 2 });
  expect(again.missed).toEqual({ clubs: number + 2, 'game:9': number + 1 });
  expect(await greetedAfter(number)).toMatchObject({ since: number, missed: again.missed });
  expect((await greeted(again.id)).missed).toEqual({});
});

test('uses as event id the change up to which everything was sent', async () => {
  using stream = await listen(arena.url, arena.as.member);
  // A tag that only this test uses: changes of the test before it may still be on their way.
  await change('highlights');
  const { id, number } = await stream.receive(({ tags }) => tags.includes('highlights'));
  expect(Number(id)).toBe(number);
  expect((await greeted(id)).missed).toEqual({});
});

test('reports missed changes only to those who may subscribe to them', async () => {
  const { id } = await greeted();
  const { visitor: guest, member, otherMember, admin } = arena.as;
  const tags = ['settings', 'games', 'officers', 'secret-tag', `notices:${memberId}`];
  await change(tags.join(' '));
  const reported = async (client: typeof member) => {
    const { missed } = await greeted(id, client);
    return tags.filter((tag) => tag in missed);
  };
  expect(await reported(guest)).toEqual(['settings']);
  expect(await reported(member)).toEqual(['settings', 'games', `notices:${memberId}`]);
  expect(await reported(otherMember)).toEqual(['settings', 'games']);
  expect(await reported(admin)).toEqual(['settings', 'games', 'officers']);
});

test('names the row of a missed patch, which has to be read', async () => {
  const { id } = await greeted();
  await arena.app.commit(visitor, async (write) =>
    write.patched(rsvpsTag(4), { row: gameTag(4), fields: { rsvpCount: 1 } }),
  );
  expect(Object.keys((await greeted(id)).missed)).toEqual(['rsvps:4', 'game:4']);
});

test('reports the last few changes to a first stream, for reads that are under way', async () => {
  await change('teams');
  const { number, since, missed } = await greeted();
  expect(missed).toMatchObject({ teams: number });
  for (let more = 0; more < 20; more += 1) await change('players');
  const later = await greeted();
  expect(later.since).toBeGreaterThan(since);
  expect(later.missed).toEqual({ players: number + 20 });
});

test('tells a stream that was away for too long since when the list is complete', async () => {
  const { id, number } = await greeted();
  for (let tag = 0; tag < 30; tag += 1) {
    await change(Array.from({ length: 20 }, (_, at) => `game:${tag * 20 + at}`).join(' '));
  }
  const { since, missed } = await greeted(id);
  expect(since).toBeGreaterThan(number);
  expect(Object.keys(missed)).toHaveLength(500);
});

test('after an invalidation of everything, makes streams that were away refetch, but not new ones', async () => {
  const { id, number } = await greeted();
  arena.app.changes.publishEverything();
  expect((await greeted(id)).since).toBeGreaterThan(number);
  expect((await greeted()).since).toBeLessThanOrEqual(number);
  await change('games');
  expect((await greeted(id)).since).toBeGreaterThan(number);
  expect(await greeted(String(number + 1))).toMatchObject({ since: number + 1, missed: {} });
});

test.each(['', 'x', '-1', '1.5', '99999999999999999999', String(2 ** 40)])(
  'ignores %j, a number that no server has sent',
  async (id) => {
    const { number } = await greeted();
    for (const greeting of [await greeted(id), await greetedAfter(encodeURIComponent(id))]) {
      expect(greeting.number).toBe(number);
      expect(greeting.since).toBeLessThanOrEqual(number + 1);
    }
  },
);
