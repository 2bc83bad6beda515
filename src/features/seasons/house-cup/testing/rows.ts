import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addResidence } from '#features/people/residences/testing/rows.ts';
import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';
import { simpleRules } from '../definitions/simple.ts';

/** A cup of a season of its own, over a day long ago, so that no result of a test changes it. */
export async function addCup(world: World): Promise<number> {
  const name = world.word();
  const id = await insertRow(
    world.db
      .insertInto('cups')
      .values({ name, name_key: nameKey(name), season: world.word(), first_day: '2020-01-01', last_day: '2020-12-31' })
      .returning('id'),
  );
  const rules = { number: 1, rules: JSON.stringify(simpleRules), reason: 'How it starts', account_id: null };
  await world.db
    .insertInto('cup_rules')
    .values({ cup_id: id, ...rules, at: '2020-01-01T08:00:00.000Z' })
    .execute();
  return id;
}

/** Points that nobody is too late to object to. */
export async function addCupEntry(world: World): Promise<number> {
  const now = new Date().toISOString();
  const nowhere = { sport_id: null, competition_id: null, meet_id: null, team_id: null, game_id: null, place: null };
  return insertRow(
    world.db
      .insertInto('cup_entries')
      .values({
        ...{ cup_id: await addCup(world), residence_id: await addResidence(world), entry_key: `given ${world.word()}` },
        ...{ kind: 'given' as const, points: 1000, at: now, since: now, reason: 'Cleaned the court', account_id: null },
        ...{ ...nowhere, about_id: null },
      })
      .returning('id'),
  );
}

/** Somebody's objection; none of the test's officers and admins lives where it matters. */
export async function addObjection(world: World): Promise<number> {
  const entryId = await addCupEntry(world);
  const { cup_id, residence_id } = await world.db
    .selectFrom('cup_entries')
    .select(['cup_id', 'residence_id'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  return insertRow(
    world.db
      .insertInto('cup_objections')
      .values({
        ...{ cup_id, residence_id, entry_id: entryId, points: 1000, reason: 'We cleaned it, too' },
        ...{ account_id: await findAccountId(world, 'member'), at: new Date().toISOString() },
        ...{ decided_by: null, decided_at: null, decision: null },
      })
      .returning('id'),
  );
}

/** Moves the test's people into residences of their own, so that they may object. */
export async function settlePeople(world: World): Promise<void> {
  for (const who of ['member', 'otherMember', 'officer', 'admin'] as const) {
    const account_id = await findAccountId(world, who);
    const stay = { account_id, residence_id: await addResidence(world), from_day: '2020-01-01', until_day: null };
    const lives = world.db.selectFrom('account_residences').select('id').where('account_id', '=', account_id);
    if (!(await lives.where('until_day', 'is', null).executeTakeFirst()))
      await world.db.insertInto('account_residences').values(stay).execute();
  }
}
