import { afterAll, expect, test } from 'vitest';
import { newOpaqueId } from '#features/community/conversation/server/commands.ts';
import { addThought } from '#features/community/thoughts/testing/rows.ts';
import { Feed } from '#features/competition/calendar/contract.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { makePasswordLink } from '#features/people/accounts/server/passwords/passwords.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { newToken, visitor } from '#server/access/access.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { startTestApp } from './app.ts';

/** A fiftieth of the usual limits, so that the floods are short (`whole-residence` has whole ones). All clients here have one address, as in a residence. */
const arena = await startTestApp({ limits: 0.02 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const noThought = newOpaqueId();

const repeated = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const statuses = (responses: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const flood = (count: number, path: string, body: () => object) => {
  const stranger = arena.newVisitor();
  return repeated(count, () => stranger.post(path, body()));
};

test('a member’s made-up links end in 429 too, and leave those of others alone', async () => {
  const { token } = await addScorerLink(world);
  const responses = await repeated(20, () => arena.as.otherMember.post('/api/scoring', { token: newToken() }));
  expect(statuses(responses)[429]).toBeGreaterThan(0);
  expect((await arena.as.otherMember.post('/api/scoring', { token })).status).toBe(200);
});

test('a scorer link has a limit of its own, which other links do not share', async () => {
  const [busy, other] = [await addScorerLink(world), await addScorerLink(world)];
  const stranger = arena.newVisitor();
  const responses = await repeated(16, () => stranger.post('/api/scoring', { token: busy.token }));
  expect(statuses(responses)).toEqual({ 200: 12, 429: 4 });
  expect((await stranger.post('/api/scoring', { token: other.token })).status).toBe(200);
});

test('made-up links to a new password lock out no honest one, and end in 429', async () => {
  const accountId = await findAccountId(world, 'otherMember');
  const { token } = await arena.app.commit(visitor, (write) => makePasswordLink(write, accountId));
  const newPassword = 'a-mild-evening-by-the-nets';
  const counts = statuses(await flood(20, '/api/password-link', () => ({ token: newToken(), newPassword })));
  expect(counts[429]).toBeGreaterThan(0);
  expect((await arena.newVisitor().post('/api/password-link', { token, newPassword })).status).toBe(200);
});

test('made-up calendar addresses lock out no honest one', async () => {
  const { url } = (await arena.as.member.get('/api/calendar/feed')).as(Feed);
  const stranger = arena.newVisitor();
  const responses = await repeated(20, () => stranger.get(`/api/calendar/${newToken()}.ics`));
  expect(statuses(responses)[429]).toBeGreaterThan(0);
  expect((await arena.newVisitor().get(new URL(url ?? '', arena.url).pathname)).status).toBe(200);
});

test('reads that are refused use up no reads of visitors', async () => {
  const stranger = arena.newVisitor();
  const responses = await repeated(340, () => stranger.get('/api/players'));
  expect(statuses(responses)).toEqual({ 401: 340 });
  expect((await arena.newVisitor().get('/api/posts')).status).toBe(200);
  expect((await arena.newVisitor().get(`/api/posts/${noThought}/comments`)).status).toBe(404);
});

test('calls that fail use up no share of those that succeed, and end in 429', async () => {
  const stranger = arena.newVisitor();
  for (let round = 0; round < 3; round += 1) {
    const garbage = await repeated(50, () => stranger.post('/api/login', '{'));
    expect(statuses(garbage)).toEqual(round < 2 ? { 400: 50 } : { 400: 20, 429: 30 });
  }
  const honest = arena.newVisitor();
  await honest.logIn(usernames.officer, testPassword);
  const missing = await repeated(340, () => stranger.get(`/api/posts/${noThought}/comments`));
  expect(statuses(missing)[429]).toBeGreaterThan(0);
  const publicId = await addThought(world);
  expect((await honest.get(`/api/posts/${publicId}/comments`)).status).toBe(200);
  expect((await arena.newVisitor().get(`/api/posts/${publicId}/comments`)).status).toBe(200);
});

test('reads that are answered use up no answers that are cached', async () => {
  await arena.as.visitor.get('/api/settings');
  const stranger = arena.newVisitor();
  const publicId = await addThought(world);
  const responses = await repeated(340, () => stranger.get(`/api/posts/${publicId}/comments`));
  expect(statuses(responses)[429]).toBeGreaterThan(0);
  expect((await arena.newVisitor().get('/api/settings')).status).toBe(200);
});
