import { accountOf } from '#features/accounts/testing/rows.ts';
import { idOf, type World } from '#testing/world.ts';
import type { NewSubscription } from '../contract.ts';

/** As a browser would give it: a point of the curve and a secret, of nobody. */
export const newSubscription = (word: string): NewSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${word}`,
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** A device on which the test's member is told. */
export async function addDevice(world: World): Promise<number> {
  const account_id = await accountOf(world, 'member');
  const now = new Date().toISOString();
  const session_id = await idOf(
    world.db
      .insertInto('sessions')
      .values({ token_hash: world.word(), account_id, created_at: now, last_seen_at: now, password_at: now })
      .returning('id'),
  );
  const { endpoint, keys } = newSubscription(world.word());
  return idOf(
    world.db
      .insertInto('push_subscriptions')
      .values({ account_id, session_id, endpoint, ...keys, created_at: now })
      .returning('id'),
  );
}

/** Something that was sent to the test's member. */
export async function addDelivery(world: World): Promise<number> {
  const now = new Date().toISOString();
  const words = {
    title: 'Final',
    text: 'Oak Res 2–1 Knox House',
    link: '/games',
    why: 'You follow Oak Res',
    topic: 't',
  };
  const times = { created_at: now, due_at: now, expires_at: now, sent_at: now };
  const account_id = await accountOf(world, 'member');
  return idOf(
    world.db
      .insertInto('push_deliveries')
      .values({
        outbox_id: world.number(),
        account_id,
        kind: 'final',
        ...words,
        ...times,
        state: 'sent',
        devices: null,
      })
      .returning('id'),
  );
}
