import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { end, start, tap } from '#features/live/live-games/testing/taps.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { Client, TestResponse } from '#testing/client.ts';
import type { Person, usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { confirmingIn } from '../testing/confirming-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const results = confirmingIn(arena, world);
const getMessage = (answer: TestResponse) => answer.as(ErrorResponse).message;
const othersDecide = 'You take part in this game: another officer or an admin decides about its disputed result';

let teams: { homeTeamId: number; awayTeamId: number };
beforeEach(async () => {
  teams = { homeTeamId: await addTeam(world), awayTeamId: await addTeam(world) };
});
afterEach(async () => {
  await arena.db.deleteFrom('player_links').execute();
  await arena.db.updateTable('accounts').set({ suspended_at: null }).execute();
});

/** A game that the other side's captain disputes, while an officer or admin plays for the home side. */
async function addDisputedGame(person: keyof typeof usernames): Promise<number> {
  const player = await results.addCaptain(teams.homeTeamId, person);
  await arena.db.updateTable('players').set({ is_captain: 0 }).where('id', '=', player).execute();
  await results.addCaptain(teams.awayTeamId, 'otherMember');
  const id = await results.completed(teams);
  expect((await results.dispute(id, 'otherMember')).status).toBe(201);
  return id;
}

const suspend = async (person: keyof typeof usernames) => {
  const id = await findAccountId(world, person);
  await arena.db.updateTable('accounts').set({ suspended_at: '2026-11-28T08:00:00Z' }).where('id', '=', id).execute();
};
const fetchNotices = async (person: Person) =>
  (await arena.as[person].get('/api/notices')).as(z.array(Notice)).filter(({ link }) => link === '/disputed-results');

describe('a disputed result', () => {
  it('is decided by no officer who plays in the game, and others are asked', async () => {
    const id = await addDisputedGame('officer');
    expect((await results.seen(id, 'officer')).can.decide).toBe(false);
    for (const fields of [{}, { homeScore: 73, awayScore: 65 }]) {
      const refused = await results.decide(id, fields);
      expect([refused.status, getMessage(refused)]).toEqual([403, othersDecide]);
    }
    expect(await fetchNotices('officer')).toEqual([]);
    expect((await fetchNotices('adminWithWindow'))[0]).toMatchObject({
      title: 'A disputed result waits for you',
      text: expect.stringContaining('lerato takes part in this game and cannot decide.'),
    });
    expect((await results.decide(id, {}, 'adminWithWindow')).status).toBe(201);
  });

  it('is corrected by no officer who plays in it, by whatever call', async () => {
    const id = await addDisputedGame('officer');
    const [{ homeScore, version }] = [await game(id)];
    for (const fields of [{ homeScore: 99 }, { resultType: 'annulled' }, { status: 'live' }]) {
      const refused = await arena.as.officer.patch(`/api/games/${id}`, fields);
      expect([refused.status, getMessage(refused)], JSON.stringify(fields)).toEqual([403, othersDecide]);
    }
    expect(await game(id)).toMatchObject({ homeScore, version });
    expect((await arena.as.officer.patch(`/api/games/${id}`, { homeScore })).status).toBe(200);
    expect((await arena.as.adminWithWindow.patch(`/api/games/${id}`, { homeScore: 73 })).status).toBe(200);
  });

  it('cannot be corrected by them once somebody else has upheld it', async () => {
    const id = await addDisputedGame('officer');
    await results.decide(id, {}, 'adminWithWindow');
    expect((await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 99 })).status).toBe(403);
  });

  it('is not decided by an officer who has just left the team', async () => {
    const id = await addDisputedGame('officer');
    await arena.db
      .updateTable('player_links')
      .set({ until: new Date().toISOString().slice(0, 10) })
      .execute();
    expect((await results.decide(id)).status).toBe(403);
  });

  it('is decided by the village’s only admin, even if they play in it, and the log says so', async () => {
    const id = await addDisputedGame('adminWithWindow');
    expect((await results.decide(id, {}, 'adminWithWindow')).status).toBe(403);
    await suspend('admin');
    expect((await results.seen(id, 'adminWithWindow')).can.decide).toBe(true);
    expect((await results.decide(id, { homeScore: 73, awayScore: 65 }, 'adminWithWindow')).status).toBe(201);
    const lines = (await results.readAudit(id)).filter(({ detail }) => JSON.stringify(detail).includes('ownCase'));
    expect(lines.map(({ act }) => act)).toContain('result.overturn');
  });

  it('asks nobody else by a notice where no officer plays in the game', async () => {
    await results.addCaptain(teams.homeTeamId, 'member');
    const before = await fetchNotices('adminWithWindow');
    const id = await results.completed(teams);
    await results.dispute(id, 'member');
    expect(await fetchNotices('adminWithWindow')).toHaveLength(before.length);
    expect((await results.decide(id)).status).toBe(201);
  });
});

describe('one account', () => {
  it('confirms for one side only, even if it is a captain of both', async () => {
    await results.addCaptain(teams.homeTeamId, 'member');
    await results.addCaptain(teams.awayTeamId, 'member');
    const id = await results.completed(teams);
    expect((await results.confirm(id, 'member')).status).toBe(201);
    expect(await results.seen(id)).toMatchObject({ status: 'awaiting', home: 'confirmed', away: 'open' });
    expect((await results.confirm(id, 'member')).status).toBe(409);
  });

  it('does not confirm for the other side after moving there', async () => {
    await results.addCaptain(teams.homeTeamId, 'member');
    const id = await results.completed(teams);
    await results.confirm(id, 'member');
    await arena.db.deleteFrom('player_links').execute();
    await results.addCaptain(teams.awayTeamId, 'member');
    expect((await results.seen(id)).can.confirm).toBe(false);
    const refused = await results.confirm(id, 'member');
    expect([refused.status, getMessage(refused)]).toEqual([409, 'You have answered for the other team']);
  });

  it('never confirms a score that it entered: an officer who is both captains gets no 99–1 agreed to', async () => {
    await results.addCaptain(teams.homeTeamId, 'officer');
    await results.addCaptain(teams.awayTeamId, 'officer');
    const id = await results.completed(teams, { homeScore: 99, awayScore: 1 });
    expect(await results.seen(id, 'officer')).toMatchObject({ can: { confirm: false }, isOwnEntry: true });
    for (let tries = 0; tries < 2; tries += 1) {
      const refused = await results.confirm(id, 'officer');
      expect([refused.status, getMessage(refused)]).toEqual([
        409,
        'You entered this score: somebody else has to confirm it',
      ]);
    }
    expect(await results.seen(id, 'officer')).toMatchObject({ status: 'awaiting', home: 'open', away: 'open' });
  });
});

const game = async (id: number) =>
  (await arena.as.member.get(`/api/games/${id}`)).as(z.object({ homeScore: z.number(), version: z.number() }));

describe('a captain who scores by a link', () => {
  const sendTaps = async (client: Client, token: string, events: readonly object[]) =>
    expect((await client.post('/api/scoring/events', { token, events })).status).toBe(200);
  const recorded = 'You scored this game: somebody else has to confirm its result';

  async function linkedGame() {
    await results.addCaptain(teams.homeTeamId, 'member');
    const { token, gameId } = await addScorerLink(world);
    const { homeTeamId, awayTeamId } = teams;
    await arena.db.updateTable('sports').set({ definition: 'basketball' }).execute();
    await arena.db
      .updateTable('games')
      .set({ home_team_id: homeTeamId, away_team_id: awayTeamId })
      .where('id', '=', gameId)
      .execute();
    return { token, gameId };
  }

  it('does not confirm the score, though the link gives no name', async () => {
    const { token, gameId } = await linkedGame();
    await sendTaps(arena.as.member, token, [start(), tap('home', 'two'), end()]);
    expect(await results.seen(gameId)).toMatchObject({ can: { confirm: false }, isOwnEntry: true });
    const refused = await results.confirm(gameId, 'member');
    expect([refused.status, getMessage(refused)]).toEqual([409, recorded]);
  });

  it('does not confirm it either where somebody else ends the game, but may dispute it', async () => {
    const { token, gameId } = await linkedGame();
    await sendTaps(arena.as.member, token, [start(), tap('home', 'two')]);
    await sendTaps(arena.newVisitor(), token, [end()]);
    expect(await results.seen(gameId)).toMatchObject({ can: { confirm: false, dispute: true }, isOwnEntry: true });
    expect((await results.confirm(gameId, 'member')).status).toBe(409);
    expect((await results.dispute(gameId, 'member')).status).toBe(201);
  });

  it('confirms a score that an officer has corrected since', async () => {
    const { token, gameId } = await linkedGame();
    await sendTaps(arena.as.member, token, [start(), tap('home', 'two'), end()]);
    expect((await arena.as.officer.patch(`/api/games/${gameId}`, { homeScore: 3 })).status).toBe(200);
    expect((await results.confirm(gameId, 'member')).status).toBe(201);
  });
});
