import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { Game, Rsvp, rsvpsPerAccount, rsvpsPerGame, visitorRsvpsPerGame } from '../contract.ts';
import { addGameWithRsvp, addUpcomingGame } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const enter = (id: number, userName: unknown, person = arena.as.member) =>
  person.post(`/api/games/${id}/rsvp`, { userName });
const going = async (id: number, person = arena.as.member) =>
  (await person.get(`/api/games/${id}/rsvps`)).as(z.array(Rsvp));
const names = async (id: number) => (await going(id)).map(({ userName }) => userName);
const message = (response: { as: (schema: typeof ErrorResponse) => ErrorResponse }) =>
  response.as(ErrorResponse).message;

describe('an RSVP', () => {
  it('needs no login, only a name, and shows in the game and its list at once', async () => {
    const id = await addUpcomingGame(world);
    expect((await enter(id, '  Nomsa  ', arena.newVisitor())).status).toBe(201);
    await arena.as.member.post(`/api/games/${id}/rsvp`, { userName: 'Sipho', status: 'going' });
    for (const name of ['Ada', 'Bo']) await enter(id, name);
    expect(await names(id)).toEqual(['Nomsa', 'Sipho', 'Ada', 'Bo']);
    const game = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
    expect(game).toMatchObject({ rsvpCount: 4, rsvpNames: ['Nomsa', 'Sipho', 'Ada'] });
    const list = (await arena.as.member.get('/api/games')).as(z.array(Game));
    expect(list.find((row) => row.id === id)?.rsvpCount).toBe(4);
  });

  it('counts once per name, ignoring case and invisible characters', async () => {
    const id = await addUpcomingGame(world);
    const first = await enter(id, 'Zoë');
    for (const again of ['zoë', ' ZOË ', 'Zoe\u0308', 'Zo\u200bë', 'Z\u034foë', 'Zoë\ufe0f']) {
      const response = await enter(id, again, arena.as.otherMember);
      expect([response.status, response.as(Rsvp).userName]).toEqual([200, 'Zoë']);
    }
    expect(first.status).toBe(201);
    expect((await enter(id, 'Zoe')).status).toBe(201);
    expect(await names(id)).toEqual(['Zoë', 'Zoe']);
  });

  it.each(['', '   ', 'x'.repeat(21), '🏀'.repeat(21), '\u200b\u200d', '\u2066', 'a\u0000b', 7, null, undefined])(
    'is refused for the name %j',
    async (name) => expect((await enter(await addUpcomingGame(world), name)).status).toBe(400),
  );

  it('accepts no other status and no further fields', async () => {
    const path = `/api/games/${await addUpcomingGame(world)}/rsvp`;
    expect((await arena.as.member.post(path, { userName: 'A', status: 'maybe' })).status).toBe(400);
    expect((await arena.as.member.post(path, { userName: 'A', userId: 1 })).status).toBe(400);
  });

  it.each(['live', 'completed', 'cancelled', 'postponed'] as const)(
    'is refused for a game that is %s',
    async (status) => {
      const id = await addUpcomingGame(world);
      await arena.db.updateTable('games').set({ status }).where('id', '=', id).execute();
      const response = await enter(id, 'Nomsa');
      expect([response.status, message(response)]).toEqual([409, 'You can only RSVP to an upcoming game']);
    },
  );

  it('is refused once the game has started, or if the game does not exist', async () => {
    const id = await addUpcomingGame(world);
    await arena.db.updateTable('games').set({ date_time: new Date().toISOString() }).where('id', '=', id).execute();
    const response = await enter(id, 'Nomsa');
    expect([response.status, message(response)]).toEqual([409, 'This game has already started']);
    expect((await enter(2_000_000_000, 'Nomsa')).status).toBe(404);
    expect((await arena.as.member.get('/api/games/2000000000/rsvps')).status).toBe(404);
  });
});

it('counts 200 simultaneous RSVPs of 100 names as 100', async () => {
  const id = await addUpcomingGame(world);
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      enter(id, `${index < 100 ? 'Fan' : 'FAN'} ${index % 100}`, arena.as.visitor),
    ),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(100);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(new Set((await names(id)).map((name) => name.toLowerCase())).size).toBe(100);
  expect((await arena.as.member.get(`/api/games/${id}`)).as(Game).rsvpCount).toBe(100);
});

describe('places', () => {
  const fill = async (id: number, count: number, account_id: number | null) => {
    const created_at = new Date().toISOString();
    const rows = Array.from({ length: count }, (_, index) => {
      const user_name = `Fan ${account_id} ${index}`;
      return { game_id: id, user_name, name_key: user_name.toLowerCase(), account_id, created_at };
    });
    await arena.db.insertInto('rsvps').values(rows).execute();
  };

  it('are limited for each game, even with simultaneous requests', async () => {
    const id = await addUpcomingGame(world);
    await fill(id, rsvpsPerGame - 2, null);
    const responses = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => enter(id, name)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect((await enter(id, 'fan null 0')).status).toBe(200);
    expect(await names(id)).toHaveLength(rsvpsPerGame);
  });

  it('are partly reserved for members', async () => {
    const id = await addUpcomingGame(world);
    await fill(id, visitorRsvpsPerGame - 1, null);
    const visitor = arena.newVisitor();
    expect((await enter(id, 'The last one', visitor)).status).toBe(201);
    const refused = await enter(id, 'One more', visitor);
    expect([refused.status, message(refused)]).toEqual([409, 'The places for visitors are taken. Log in to RSVP.']);
    expect((await enter(id, 'the LAST one', visitor)).status).toBe(200);
    expect((await enter(id, 'A member')).status).toBe(201);
  });

  it('are limited for each account', async () => {
    const id = await addUpcomingGame(world);
    const { id: account } = (await arena.as.member.get('/api/user')).as(z.looseObject({ id: z.number() }));
    await fill(id, rsvpsPerAccount - 1, account);
    expect((await enter(id, 'A friend')).status).toBe(201);
    const refused = await enter(id, 'One more');
    expect([refused.status, message(refused)]).toEqual([409, 'You can RSVP for at most 25 people']);
    expect((await enter(id, 'One more', arena.as.otherMember)).status).toBe(201);
  });
});

describe('withdrawing an RSVP', () => {
  const withdraw = (id: number, userName: string, person = arena.as.member) =>
    person.delete(`/api/games/${id}/rsvp`, { userName });

  it('is allowed for the account that entered it, by name', async () => {
    const id = await addUpcomingGame(world);
    await enter(id, 'My friend');
    expect((await going(id))[0]?.can.withdraw).toBe(true);
    expect((await going(id, arena.as.otherMember))[0]?.can.withdraw).toBe(false);
    expect((await withdraw(id, 'My friend', arena.as.visitor)).status).toBe(401);
    for (const person of [arena.as.otherMember, arena.as.officer]) {
      expect((await withdraw(id, 'My friend', person)).status).toBe(403);
    }
    expect((await withdraw(id, 'my friend')).status).toBe(200);
    expect((await withdraw(id, 'my friend')).status).toBe(404);
    expect(await names(id)).toEqual([]);
  });

  it('is allowed for an admin in their window, even for the RSVP of a visitor, and is logged', async () => {
    const id = await addUpcomingGame(world);
    await enter(id, 'Guest', arena.newVisitor());
    expect((await withdraw(id, 'Guest')).status).toBe(403);
    expect((await going(id, arena.as.admin))[0]?.can.withdraw).toBe(true);
    const outside = await withdraw(id, 'Guest', arena.as.admin);
    expect([outside.status, message(outside)]).toEqual([403, 'Admin authentication required']);
    expect((await withdraw(id, 'Guest', arena.as.adminWithWindow)).status).toBe(200);
    const line = await arena.db.selectFrom('audit_log').select('subject').where('act', '=', 'rsvp.delete').execute();
    expect(line).toEqual([{ subject: `game:${id}` }]);
  });

  it('happens when the game is deleted', async () => {
    const id = await addGameWithRsvp(world);
    expect((await arena.as.adminWithWindow.delete(`/api/games/${id}`)).status).toBe(200);
    expect(await arena.db.selectFrom('rsvps').select('id').where('game_id', '=', id).execute()).toEqual([]);
  });
});

it('limits how often one person may RSVP', async () => {
  await using strict = await startTestApp({ limits: 1 });
  const id = await addUpcomingGame(buildWorld(strict.app));
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await strict.as.member.post(`/api/games/${id}/rsvp`, { userName: `Friend ${tries}` })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
