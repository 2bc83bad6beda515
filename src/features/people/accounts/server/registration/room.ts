import { sql } from 'kysely';
import { amountToday, countToday, mustHaveLeftToday } from '#platform/settings/server/commands.ts';
import { readSettings, villageDay } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure, tooMany } from '#server/failure.ts';
import type { RequestContext } from '#server/http/route.ts';
import type { Write } from '#server/write.ts';
import { computeAddressShare } from '../../rules.ts';
import { type FullBecause, registrationsFull } from '../events.ts';

type RegistrationContext = Pick<RequestContext, 'db' | 'now' | 'address' | 'commit' | 'count'>;

/** Refuses a registration before anything is hashed, if an hour or a day is used up; tells the admins once a day. */
export async function mustHaveRoom(context: RegistrationContext): Promise<void> {
  const { db, now, address } = context;
  await orTell(context, 'hour', async () => context.count('register', null));
  await orTell(context, 'day', () => mustHaveLeftToday(db, 'newAccounts', now));
  await orTell(context, 'address', async () => {
    if ((await registeredToday(db, address, now)) >= (await shareToday(db, address, now))) throw shareUsedUp();
  });
}

/** Counts an account towards the day, in the transaction that adds it. The row lock of the day puts commits in order. */
export async function countRegistration(write: Write, address: string): Promise<void> {
  await countToday(write, 'newAccounts', 1);
  const { db, now } = write;
  const day = await villageDay(db, now);
  await db.deleteFrom('registrations_by_address').where('day', '!=', day).execute();
  await db
    .insertInto('registrations_by_address')
    .values({ address, day, amount: 1 })
    .onConflict((known) =>
      known.column('address').doUpdateSet({ amount: sql<number>`registrations_by_address.amount + 1` }),
    )
    .execute();
  if ((await registeredToday(db, address, now)) > (await shareToday(db, address, now))) throw shareUsedUp();
}

async function registeredToday(db: Database, address: string, now: Date): Promise<number> {
  const counted = await db
    .selectFrom('registrations_by_address')
    .select('amount')
    .where('address', '=', address)
    .where('day', '=', await villageDay(db, now))
    .executeTakeFirst();
  return counted?.amount ?? 0;
}

async function shareToday(db: Database, address: string, now: Date): Promise<number> {
  const others = (await amountToday(db, 'newAccounts', now)) - (await registeredToday(db, address, now));
  return computeAddressShare((await readSettings(db)).newAccountsADay, others);
}

async function orTell(context: RegistrationContext, because: FullBecause, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (refusal) {
    if (!(refusal instanceof Failure)) throw refusal;
    await tellOnceToday(context, because);
    throw because === 'hour' ? tooMany(Number(refusal.headers['retry-after']), hourUsedUp) : refusal;
  }
}

/** Reads first: a flood of refused registrations must not become a flood of transactions. */
async function tellOnceToday({ db, now, commit }: RegistrationContext, because: FullBecause): Promise<void> {
  const day = await villageDay(db, now);
  const told = await db
    .selectFrom('registrations_full')
    .select('day')
    .where('because', '=', because)
    .where('day', '=', day)
    .executeTakeFirst();
  if (told) return;
  await commit(async (write) => {
    const first = await write.db
      .insertInto('registrations_full')
      .values({ because, day })
      .onConflict((known) => known.column('because').doUpdateSet({ day }).where('registrations_full.day', '!=', day))
      .returning('because')
      .executeTakeFirst();
    if (first) write.happened(registrationsFull({ because }));
  });
}

const hourUsedUp =
  'Many people have just registered from here. Please try again in a while, or ask an admin to open a launch.';

const hour = 60 * 60;
const shareUsedUp = () =>
  tooMany(
    hour,
    'No more accounts can be made from here today. Please try again tomorrow, or ask an admin to open a launch.',
  );
