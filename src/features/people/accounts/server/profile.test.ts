import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Comment } from '#features/community/conversation/contract.ts';
import { EnteredGame, OwnRsvp, Rsvp } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { CurrentUser } from '#shared/session.ts';
import { buildWorld } from '#testing/world.ts';
import { SessionRow, SessionsEnded } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const rename = (displayName: unknown, person = arena.as.member) => person.patch('/api/user', { displayName });
const fetchName = async (person = arena.as.member) => (await person.get('/api/user')).as(CurrentUser).displayName;

it('renames a person everywhere at once: in the account, their comments, and the games they go to', async () => {
  const before = await fetchName();
  const game = await addUpcomingGame(buildWorld(arena.app));
  await arena.as.member.post(`/api/games/${game}/comments`, { content: 'See you there' });
  for (const userName of [before, 'Lulu']) await arena.as.member.post(`/api/games/${game}/rsvp`, { userName });
  const seen = async () => {
    const comments = (await arena.as.otherMember.get(`/api/games/${game}/comments`)).as(z.array(Comment));
    const going = (await arena.as.otherMember.get(`/api/games/${game}/rsvps`)).as(z.array(Rsvp));
    return [...comments.map(({ username }) => username), ...going.map(({ userName }) => userName)];
  };
  expect(await seen()).toEqual([before, before, 'Lulu']);
  const response = await rename('  Nandi  ');
  expect([response.status, response.as(CurrentUser).displayName, await fetchName()]).toEqual([200, 'Nandi', 'Nandi']);
  expect(await seen()).toEqual(['Nandi', 'Nandi', 'Lulu']);
  const own = (await arena.as.member.get('/api/games/going')).as(z.array(OwnRsvp));
  expect(own).toEqual([{ gameId: game, userName: 'Nandi' }]);
  const entered = (await arena.as.member.get('/api/user/rsvps')).as(z.array(EnteredGame));
  expect(entered.map(({ userNames, game: { id } }) => [id, userNames])).toEqual([[game, ['Nandi', 'Lulu']]]);
});

it('keeps the old name on an RSVP if somebody else goes to that game under the new one', async () => {
  const before = await fetchName();
  const game = await addUpcomingGame(buildWorld(arena.app));
  await arena.as.member.post(`/api/games/${game}/rsvp`, { userName: before });
  await arena.newVisitor().post(`/api/games/${game}/rsvp`, { userName: 'Palesa' });
  expect((await rename('Palesa')).status).toBe(200);
  const going = (await arena.as.member.get(`/api/games/${game}/rsvps`)).as(z.array(Rsvp));
  expect(going.map(({ userName }) => userName)).toEqual([before, 'Palesa']);
});

it.each(['', '   ', 'x'.repeat(21), '\u200b', 7, null, undefined, 'Admin', 'FAN', 'Gu\u00e9st'])(
  'refuses the name %j and keeps the old one',
  async (displayName) => {
    const before = await fetchName();
    expect((await rename(displayName)).status).toBe(400);
    expect(await fetchName()).toBe(before);
  },
);

it('refuses the display name or username of somebody else, in any case', async () => {
  const { displayName, username } = (await arena.as.otherMember.get('/api/user')).as(CurrentUser);
  for (const taken of [displayName, ` ${displayName.toUpperCase()}`, username]) {
    const response = await rename(taken);
    expect([response.status, response.as(ErrorResponse).message]).toEqual([400, 'Somebody else goes by this name']);
  }
});

it('logs out all other sessions of the person, and nobody else', async () => {
  const [here, there, other] = [arena.newPerson('member'), arena.newPerson('member'), arena.newPerson('otherMember')];
  for (const person of [here, there, other]) expect((await person.get('/api/user')).status).toBe(200);
  const sessions = (await here.get('/api/user/sessions')).as(z.array(SessionRow));
  const ended = (await here.delete('/api/user/sessions')).as(SessionsEnded).ended;
  expect(ended).toBe(sessions.length - 1);
  expect((await there.get('/api/user')).status).toBe(401);
  expect((await here.get('/api/user/sessions')).as(z.array(SessionRow))).toMatchObject([{ current: true }]);
  expect((await other.get('/api/user')).status).toBe(200);
});

it('changes a display name while an admin changes the role, and refuses neither', async () => {
  const accounts = await arena.db.selectFrom('accounts').select(['id', 'display_name']).orderBy('id').execute();
  const [first] = accounts;
  // In a village of its own, the first account is an admin's.
  await arena.db
    .updateTable('accounts')
    .set({ is_admin: 1 })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const own = await fetchName(arena.as.officer);
  const { id } = accounts.find(({ display_name }) => display_name === own) ?? { id: 0 };
  for (let round = 0; round < 8; round += 1) {
    const person = arena.newPerson('officer');
    await person.ready();
    const renamed = rename(`Officer ${round}`, person);
    const isAdmin = round % 2 === 0;
    const changed = arena.as.adminWithWindow.patch(`/api/admin/users/${id}`, { isAdmin });
    expect([(await changed).status, [200, 401].includes((await renamed).status)]).toEqual([200, true]);
  }
});
