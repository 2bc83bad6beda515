import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addCrowd } from '#app/testing/crowd.ts';
import type { SessionClient } from '#testing/session-client.ts';
import { type Listening, listen, type ReceivedEvent } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';
import { addUpcomingGame } from '../testing/rows.ts';

const members = 160;
/** Stands for 100 RSVPs in one evening, because the limits are a fifth. */
const rsvps = 20;
const limits = 0.2;

/** The tags that the lists of games on a phone depend on. A phone refetches when it hears of one. */
const listTags = ['games', 'teams', 'sports'];
/** Phones refetch on this too. A busy machine sends it after missing a NOTIFY for a moment, which is not the RSVPs' doing. */
const everything = '*';

const arena = await startTestApp({ limits });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
using stream = await listen(arena.url, arena.as.member);
const id = await addUpcomingGame(world);
await stream.receive(({ number }) => number >= arena.app.changes.latest);

test("sends dozens of RSVPs to every phone of a residence, and uses up nobody's reads", async () => {
  const phones = await Promise.all((await addCrowd(arena, members)).map(openPhone));
  const guest = arena.newVisitor();
  for (let rsvp = 0; rsvp < rsvps; rsvp += 1) {
    const { status } = await guest.post(`/api/games/${id}/rsvp`, { userName: `Fan ${rsvp}` });
    expect(status).toBe(201);
  }
  await Promise.all(phones.map(({ stream }) => stream.receive((event) => goingIn(event) === rsvps)));
  const reads = await Promise.all(phones.flatMap((phone) => phone.reads));
  expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
  const receivedTags = phones.flatMap(({ stream }) => stream.events.flatMap(({ tags }) => tags));
  expect(receivedTags.filter((tag) => listTags.includes(tag))).toEqual([]);
  expect(reads.length).toBe(members + receivedTags.filter((tag) => tag === everything).length);

  const after = await Promise.all(phones.map(({ member }) => member.get('/api/games')));
  for (const response of after) {
    const game = response.as(z.array(Game)).find((row) => row.id === id);
    expect(game).toMatchObject({ rsvpCount: rsvps, rsvpNames: ['Fan 0', 'Fan 1', 'Fan 2'] });
  }
  for (const { stream } of phones) stream[Symbol.dispose]();
});

/** Shows the list of games, and refetches it on events with these tags. */
async function openPhone(member: SessionClient) {
  const read = () => member.get('/api/games');
  const reads = [read()];
  const stream: Listening = await listen(arena.url, member, ({ tags }) => {
    if (tags.some((tag) => [...listTags, everything].includes(tag))) reads.push(read());
  });
  await reads[0];
  return { member, reads, stream };
}

const goingIn = ({ patches }: ReceivedEvent) => patches[`rsvps:${id}`]?.fields['rsvpCount'];
