import { addAccountRow, findAccountId } from '#features/people/accounts/testing/rows.ts';
import { hashToken, newToken } from '#server/access/access.ts';
import { insertRow, type World } from '#testing/world.ts';
import type { NewSubscription } from '../contract.ts';
import { stopToken } from '../server/email/letter.ts';

/** In the shape that browsers give: a valid point of the curve and a secret, of no real device. */
export const newSubscription = (word: string): NewSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${word}`,
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** A device that gets messages for the test's member. */
export async function addDevice(world: World): Promise<number> {
  const account_id = await findAccountId(world, 'member');
  const now = new Date().toISOString();
  const session_id = await insertRow(
    world.db
      .insertInto('sessions')
      .values({ token_hash: world.word(), account_id, created_at: now, last_seen_at: now, password_at: now })
      .returning('id'),
  );
  const { endpoint, keys } = newSubscription(world.word());
  return insertRow(
    world.db
      .insertInto('push_subscriptions')
      .values({ account_id, session_id, endpoint, ...keys, created_at: now })
      .returning('id'),
  );
}

/** A notification that was sent to the test's member. */
export async function addDelivery(world: World): Promise<number> {
  const now = new Date().toISOString();
  const copy = {
    title: 'Final',
    text: 'Oak Res 2–1 Knox House',
    link: '/games',
    why: 'You follow Oak Res',
    topic: 't',
  };
  const times = { created_at: now, due_at: now, expires_at: now, sent_at: now };
  const account_id = await findAccountId(world, 'member');
  return insertRow(
    world.db
      .insertInto('push_deliveries')
      .values({
        outbox_id: world.number(),
        account_id,
        kind: 'final',
        ...copy,
        ...times,
        state: 'sent',
        devices: null,
        team_id: null,
      })
      .returning('id'),
  );
}

/** An unconfirmed address of a new account. Returns the tokens of its links. */
export async function addEmail(world: World): Promise<{ token: string; stop: string }> {
  const [token, stop_key] = [newToken(), newToken()];
  const account_id = await addAccountRow(world);
  await world.db
    .insertInto('push_emails')
    .values({
      account_id,
      address: `${world.word()}@example.org`,
      confirmed_at: null,
      refused_at: null,
      token_hash: hashToken(token),
      token_until: new Date(Date.now() + 3_600_000).toISOString(),
      stop_key,
      sends_digest: 1,
      sends_results: 1,
    })
    .execute();
  return { token, stop: stopToken({ account_id, stop_key }, 'digest') };
}
