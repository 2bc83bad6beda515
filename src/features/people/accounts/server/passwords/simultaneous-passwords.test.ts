import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { testPassword } from '#testing/usernames.ts';
import { countRounds } from '#testing/whole-run.ts';
import { PasswordLink, SessionRow } from '../../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { adminWithWindow: admin } = arena.as;
await admin.ready();

const rounds = countRounds(24);
/** The two calls hash different numbers of passwords: with a later start, they write at the same moment. */
const stepMs = 2;
let people = 0;

async function newcomer() {
  people += 1;
  const username = `newcomer.${people}`;
  const person = arena.newVisitor();
  const response = await person.post('/api/register', { username, password: testPassword });
  const { id } = response.as(z.object({ id: z.int() }));
  return { person, username, id };
}

const giveLink = (id: number) => admin.post(`/api/admin/users/${id}/password-link`);
const setByLink = (token: string) =>
  arena.newVisitor().post('/api/password-link', { token, newPassword: 'a-mild-evening-by-the-nets' });

test('a link and a password change at the same moment: one succeeds, and the other is refused', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { person, id } = await newcomer();
    const { token } = (await giveLink(id)).as(PasswordLink);
    const passwords = { currentPassword: testPassword, newPassword: 'rain-upon-the-far-court' };
    const changed = person.post('/api/user/password', passwords);
    await setTimeout(round * stepMs);
    const responses = await Promise.all([changed, setByLink(token)]);
    const statuses = responses.map(({ status }) => status);
    expect(
      [
        [200, 404],
        [409, 200],
        [401, 200],
        [403, 200],
      ],
      `round ${round}`,
    ).toContainEqual(statuses);
  }
});

test('a login with the old password does not outlive a password change at the same moment', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { person, username } = await newcomer();
    const passwords = { currentPassword: testPassword, newPassword: 'rain-upon-the-far-court' };
    const devices = Array.from({ length: 5 }, () => arena.newVisitor());
    const changed = person.post('/api/user/password', passwords);
    await setTimeout(round * stepMs);
    await Promise.all(devices.map((device) => device.post('/api/login', { username, password: testPassword })));
    expect((await changed).status).toBe(200);
    const sessions = (await person.get('/api/user/sessions')).as(z.array(SessionRow));
    expect(sessions.length, `round ${round}`).toBe(1);
  }
});

test('a link that is given while its account is suspended is void later', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await newcomer();
    const path = `/api/admin/users/${id}`;
    const [given, suspended] = await Promise.all([giveLink(id), admin.patch(path, { isSuspended: true })]);
    expect([201, 409]).toContain(given?.status);
    expect(suspended?.status).toBe(200);
    await admin.patch(path, { isSuspended: false });
    if (given?.status === 201) expect((await setByLink(given.as(PasswordLink).token)).status).toBe(404);
  }
});
