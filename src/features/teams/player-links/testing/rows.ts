import { addAccountRow, findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import type { usernames } from '#testing/usernames.ts';
import { insertRow, type World } from '#testing/world.ts';

type Someone = keyof typeof usernames;

/** Adds a claim by an account that has no other claim. */
export async function addClaim(world: World): Promise<number> {
  const row = { player_id: await addPlayer(world), account_id: await addAccountRow(world) };
  return insertRow(
    world.db
      .insertInto('player_claims')
      .values({ ...row, created_at: now() })
      .returning('id'),
  );
}

/** Adds a player claimed by one of the test village's people; returns the player's id. */
export async function addClaimedPlayer(world: World): Promise<number> {
  const player_id = await addPlayer(world);
  const account_id = await findAccountId(world, 'member');
  await world.db.insertInto('player_claims').values({ player_id, account_id, created_at: now() }).execute();
  return player_id;
}

/** Adds a player linked to one of the test village's people; returns the player's id. */
export async function addLinkedPlayer(world: World, person: Someone = 'member'): Promise<number> {
  const player_id = await addPlayer(world);
  const { team_id } = await world.db
    .selectFrom('players')
    .select('team_id')
    .where('id', '=', player_id)
    .executeTakeFirstOrThrow();
  const account_id = await findAccountId(world, person);
  const row = { player_id, team_id, account_id, since: '2026-08-03', until: null };
  await world.db
    .insertInto('player_links')
    .values(row)
    // An account has one player in a team: the one linked last.
    .onConflict((open) => open.columns(['account_id', 'team_id']).where('until', 'is', null).doUpdateSet({ player_id }))
    .execute();
  return player_id;
}

const now = () => new Date().toISOString();
