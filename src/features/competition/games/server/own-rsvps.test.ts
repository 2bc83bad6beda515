import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { CurrentUser } from '#shared/session.ts';
import { buildWorld } from '#testing/world.ts';
import { OwnRsvp, Rsvp } from '../contract.ts';
import { addUpcomingGame } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const ownName = (await arena.as.member.get('/api/user')).as(CurrentUser).displayName;

const enter = (id: number, userName: string, person = arena.as.member) =>
  person.post(`/api/games/${id}/rsvp`, { userName });
const withdraw = (id: number, userName: string, person = arena.as.member) =>
  person.delete(`/api/games/${id}/rsvp`, { userName });

async function fetchOwn(id: number, person = arena.as.member): Promise<string | undefined> {
  const own = (await person.get('/api/games/going')).as(z.array(OwnRsvp));
  return own.find(({ gameId }) => gameId === id)?.userName;
}

it('lists the games that a member is going to at once, for nobody else', async () => {
  const id = await addUpcomingGame(world);
  expect(await fetchOwn(id)).toBe(undefined);
  await enter(id, ownName);
  expect(await fetchOwn(id)).toBe(ownName);
  expect(await fetchOwn(id, arena.as.otherMember)).toBe(undefined);
  await withdraw(id, ownName);
  expect(await fetchOwn(id)).toBe(undefined);
});

it('distinguishes a member from a friend they bring along', async () => {
  const id = await addUpcomingGame(world);
  await enter(id, 'My friend');
  expect(await fetchOwn(id)).toBe(undefined);
  await enter(id, ownName.toUpperCase());
  expect(await fetchOwn(id)).toBe(ownName.toUpperCase());
});

it('lists only upcoming games', async () => {
  const id = await addUpcomingGame(world);
  await enter(id, ownName);
  await arena.db.updateTable('games').set({ status: 'completed' }).where('id', '=', id).execute();
  const otherArena = await arena.beside();
  expect(await fetchOwn(id, otherArena.as.member)).toBe(undefined);
  await otherArena[Symbol.asyncDispose]();
});

it('gives a member the RSVP that a friend or a visitor entered under their name', async () => {
  for (const person of [arena.as.otherMember, arena.newVisitor()]) {
    const id = await addUpcomingGame(world);
    await enter(id, ownName, person);
    expect(await fetchOwn(id)).toBe(undefined);
    const again = await enter(id, ownName);
    expect([again.status, again.as(Rsvp).can.withdraw]).toEqual([200, true]);
    expect(await fetchOwn(id)).toBe(ownName);
    expect((await withdraw(id, ownName)).status).toBe(200);
  }
});

it('keeps the RSVP of a namesake, and the RSVP of a friend with the account that entered it', async () => {
  const id = await addUpcomingGame(world);
  await enter(id, ownName);
  await enter(id, 'Lulu');
  for (const name of [ownName, 'Lulu']) {
    expect((await enter(id, name, arena.as.otherMember)).as(Rsvp).can.withdraw).toBe(false);
    expect((await withdraw(id, name, arena.as.otherMember)).status).toBe(403);
  }
  expect(await fetchOwn(id)).toBe(ownName);
});
