import { hashToken, newToken } from '#server/access/access.ts';
import { withPrefix } from '#server/access/api-tokens.ts';
import type { TokenScope } from '#shared/api-tokens.ts';
import { insertRow, type World } from '#testing/world.ts';

export async function addApiToken(
  { db }: Pick<World, 'db'>,
  scope: TokenScope = 'member',
  endsAt: string | null = null,
): Promise<{ id: number; token: string }> {
  const secret = newToken();
  const id = await insertRow(
    db
      .insertInto('api_tokens')
      .values({
        token_hash: hashToken(secret),
        name: `${scope}’s screen`,
        scope,
        created_at: new Date().toISOString(),
        ends_at: endsAt,
        last_used_at: null,
      })
      .returning('id'),
  );
  return { id, token: withPrefix(secret) };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
