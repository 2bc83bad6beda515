import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { addLinkedPlayer } from '../testing/rows.ts';
import { linksIn } from './testing/links-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const links = linksIn(arena);
afterEach(() => links.forget());

describe('simultaneous decisions', () => {
  it('make one link when several approve the same claim', async () => {
    const player = await addPlayer(world);
    await links.claim('member', player);
    const at = await links.findClaim(player);
    const statuses = await Promise.all([links.approve(at), links.approve(at, 'adminWithWindow'), links.approve(at)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await links.ownIds('member')).toEqual([player]);
  });

  it('link only one of many who claim the same player, whoever approves whom', async () => {
    const player = await addPlayer(world);
    const people = ['member', 'otherMember', 'officer', 'admin'] as const;
    for (const person of people) await links.claim(person, player);
    const ids = await Promise.all(people.map((person) => links.findClaim(player, person)));
    const responses = await Promise.all(ids.map((id, at) => links.approve(id, at % 2 ? 'officer' : 'adminWithWindow')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    // The officer claims the player too, and is refused while that claim waits.
    expect(responses.every(({ status }) => [200, 403, 404, 409].includes(status))).toBe(true);
    const open = await arena.db.selectFrom('player_links').selectAll().where('until', 'is', null).execute();
    expect(open).toHaveLength(1);
    expect(await links.claims()).toEqual([]);
  });

  it('link an account to only one of the players that it claims in a team', async () => {
    const players = [];
    for (let made = 0; made < 5; made += 1) {
      const player = await addPlayer(world);
      await links.claim('member', player);
      players.push(player);
    }
    const ids = await Promise.all(players.map((player) => links.findClaim(player)));
    const responses = await Promise.all(ids.map((id) => links.approve(id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(await links.ownIds('member')).toHaveLength(1);
  });

  it('are also kept consistent by the database itself, whatever is written to it', async () => {
    const player = await addLinkedPlayer(world);
    const [row] = await arena.db.selectFrom('player_links').selectAll().where('player_id', '=', player).execute();
    const { id: _, ...again } = row ?? { id: 0, player_id: 0, account_id: 0, team_id: 0, since: '', until: null };
    await expect(arena.db.insertInto('player_links').values(again).execute()).rejects.toThrow();
    const other = await addPlayer(world);
    await expect(
      arena.db
        .insertInto('player_links')
        .values({ ...again, player_id: other })
        .execute(),
    ).rejects.toThrow();
    await arena.db
      .insertInto('player_links')
      .values({ ...again, until: '2026-09-01' })
      .execute();
  });
});
