import { addAccountRow } from '#features/people/accounts/testing/rows.ts';
import { batches } from '#server/database/engine.ts';
import type { World } from '#testing/world.ts';
import type { PushService } from './push-service.ts';

/** Adds people who get all kinds of news, on one phone each by default, and returns the names of their phones. */
export async function addCrowd(world: Pick<World, 'db' | 'word'>, service: PushService, count: number, phones = 1) {
  const now = new Date().toISOString();
  const people: { account_id: number; device: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const account_id = await addAccountRow(world);
    people.push({ account_id, device: world.word() });
  }
  for (const some of batches(people)) {
    const sessions = await world.db
      .insertInto('sessions')
      .values(
        some.map(({ account_id, device }) => ({
          token_hash: device,
          account_id,
          created_at: now,
          last_seen_at: now,
          password_at: now,
        })),
      )
      .returning(['id', 'account_id'])
      .execute();
    const sessionByAccount = new Map(sessions.map(({ id, account_id }) => [account_id, id]));
    await world.db
      .insertInto('push_subscriptions')
      .values(
        some.flatMap(({ account_id, device }) =>
          Array.from({ length: phones }, (_, at) => {
            const { endpoint, keys } = service.subscribe(at === 0 ? device : `${device}-${at}`);
            return {
              account_id,
              session_id: sessionByAccount.get(account_id) ?? 0,
              endpoint,
              ...keys,
              created_at: now,
            };
          }),
        ),
      )
      .execute();
    await world.db
      .insertInto('push_choices')
      .values(
        some.map(({ account_id }) => ({
          account_id,
          kinds: JSON.stringify(['announcement', 'period', 'started']),
          my_teams: 1 as const,
          quiet_from: null,
          quiet_until: null,
          digest_hour: null,
          shows_details: 1 as const,
        })),
      )
      .execute();
  }
  return people;
}
