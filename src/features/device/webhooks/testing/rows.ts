import { insertRow, type World } from '#testing/world.ts';

/** A webhook that tells nobody by itself. */
export const addWebhookRow = ({ db, word }: World, telling: 'automatic' | 'press' = 'automatic'): Promise<number> =>
  insertRow(
    db
      .insertInto('webhooks')
      .values({
        name: word(),
        address: `https://hooks.example.org/${word()}`,
        form: 'json',
        telling,
        audience: 'members',
        kinds: '[]',
        is_on: 1,
        off_because: null,
        failing_since: null,
        secret: `whsec_${Buffer.from(word()).toString('base64')}`,
        old_secret: null,
        old_secret_until: null,
        busy_until: null,
        created_at: new Date().toISOString(),
      })
      .returning('id'),
  );
