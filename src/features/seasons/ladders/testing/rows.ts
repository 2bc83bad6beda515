import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

/** An open ladder of the world's sport: up to two places, three days to answer, seven to play. Nobody is on it. */
export async function addLadder(world: World): Promise<number> {
  const { sportId } = await sides.of(world);
  const name = world.word();
  const rules = { reach: 2, answer_days: 3, play_days: 7, forfeits: 0 as const, draws: 1 as const };
  const idle = { idle_weeks: null, idle_places: 1, elo_k: 32, elo_start: 1200, is_open: 1 as const };
  return insertRow(
    world.db
      .insertInto('ladders')
      .values({ name, name_key: nameKey(name), sport_id: sportId, description: null, ...rules, ...idle })
      .returning('id'),
  );
}

async function addEntry({ db }: World, ladder_id: number, account_id: number): Promise<number> {
  const entry_id = await insertRow(db.insertInto('ladder_entries').values({ ladder_id, account_id }).returning('id'));
  const at = new Date(Date.now() - 3_600_000).toISOString();
  await db.insertInto('ladder_moves').values({ ladder_id, at, kind: 'joined', entry_id }).execute();
  return entry_id;
}

/** A ladder on which the test's member stands below another member, who is the one to challenge. */
export async function addClimbers(world: World): Promise<{ ladderId: number; above: number; below: number }> {
  const ladderId = await addLadder(world);
  const above = await addEntry(world, ladderId, await findAccountId(world, 'otherMember'));
  const below = await addEntry(world, ladderId, await findAccountId(world, 'member'));
  return { ladderId, above, below };
}

const soon = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();

/** A challenge of the other member to the test's member, who is asked. */
export async function addChallenge(world: World): Promise<number> {
  const { ladderId, above, below } = await addClimbers(world);
  const times = { at: new Date().toISOString(), answer_by: soon(3), play_by: soon(10) };
  return insertRow(
    world.db
      .insertInto('ladder_challenges')
      .values({ ladder_id: ladderId, challenger_id: above, challenged_id: below, forfeits: 0, ...times })
      .returning('id'),
  );
}

/** A challenge of the test's member. */
export async function addOwnChallenge(world: World): Promise<number> {
  const id = await addChallenge(world);
  const row = await world.db.selectFrom('ladder_challenges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await world.db
    .updateTable('ladder_challenges')
    .set({ challenger_id: row.challenged_id, challenged_id: row.challenger_id })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A result that the other member entered: the test's member confirms or disputes it. */
export async function addEnteredResult(world: World): Promise<number> {
  const id = await addChallenge(world);
  const result = { winner: 'challenger' as const, entered_by: 'challenger' as const };
  await world.db
    .updateTable('ladder_challenges')
    .set({ ...result, entered_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function addDisputedChallenge(world: World): Promise<number> {
  const id = await addEnteredResult(world);
  await world.db
    .updateTable('ladder_challenges')
    .set({ reply: 'disputed', replied_at: new Date().toISOString(), dispute: 'It was a draw.' })
    .where('id', '=', id)
    .execute();
  return id;
}
