import { afterAll, expect, it } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { addAccountRow } from '#features/people/accounts/testing/rows.ts';
import { migrate, platformMigrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { findChoices } from './choice-queries.ts';

const steps = [platformMigrations, ...featureMigrations].flatMap((list) => Object.keys(list));
const database = await freshDatabase({ isOlder: true });
const { db, engine, close } = await openDatabase(readEnv({ ...database.settings, LOG_LEVEL: 'silent' }));
afterAll(async () => {
  await close();
  await database.drop();
});

it('tells those of challenges who chose their news before there were any, unless they turned all off', async () => {
  await migrate(db, engine, featureMigrations, new Set(steps.filter((step) => step < '0087_challenge_news')));
  const choose = async (kinds: readonly string[]) => {
    const account_id = await addAccountRow({ db, word: () => crypto.randomUUID() });
    const choices = { kinds: JSON.stringify(kinds), my_teams: 1, residence_teams: 0, shows_details: 0 } as const;
    const hours = { quiet_from: null, quiet_until: null, digest_hour: null };
    await db
      .insertInto('push_choices')
      .values({ account_id, ...choices, ...hours })
      .execute();
    return account_id;
  };
  const [some, none, without, already] = [
    await choose(['soon', 'result']),
    await choose([]),
    await choose(['soon']),
    await choose(['challenge', 'soon']),
  ];
  await db.insertInto('muted_notices').values({ account_id: without, kind: 'challenge' }).execute();
  await migrate(db, engine, featureMigrations, new Set(steps));
  const kindsOf = async (accountId: number) => (await findChoices(db, accountId))?.kinds;
  expect(await kindsOf(some)).toEqual(['soon', 'result', 'challenge']);
  expect(await kindsOf(none)).toEqual([]);
  expect(await kindsOf(without)).toEqual(['soon']);
  expect(await kindsOf(already)).toEqual(['challenge', 'soon']);
});
