import { randomBytes } from 'node:crypto';
import type { World } from '#testing/world.ts';

/** An open launch. Returns its token. */
export async function addLaunch({ db }: Pick<World, 'db'>, places = 200): Promise<string> {
  const token = randomBytes(12).toString('base64url');
  const now = Date.now();
  await db
    .insertInto('launches')
    .values({
      token,
      places,
      joined: 0,
      opened_at: new Date(now).toISOString(),
      closes_at: new Date(now + 60_000).toISOString(),
      closed_at: null,
    })
    .execute();
  return token;
}
