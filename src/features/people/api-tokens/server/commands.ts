import { hashToken, newToken } from '#server/access/access.ts';
import { withPrefix } from '#server/access/api-tokens.ts';
import { takeTurn } from '#server/database/engine.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { apiTokensTag } from '../cache-tags.ts';
import { type MadeApiToken, maxTokens, type NewApiToken } from '../contract.ts';
import { listTokens, present, shown } from './queries.ts';

const dayMs = 24 * 60 * 60_000;

export async function makeToken(write: Write, { name, scope, days }: NewApiToken): Promise<MadeApiToken> {
  const { db, now } = write;
  await takeTurn(write, 'api-tokens');
  if ((await listTokens(db)).length >= maxTokens) {
    throw conflict(`There are ${maxTokens} API tokens already: revoke one that nobody needs`);
  }
  const secret = newToken();
  const row = await db
    .insertInto('api_tokens')
    .values({
      token_hash: hashToken(secret),
      name,
      scope,
      created_at: now.toISOString(),
      ends_at: days === null ? null : new Date(now.getTime() + days * dayMs).toISOString(),
      last_used_at: null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  write.changed(apiTokensTag);
  await write.audit({
    act: 'api-token.make',
    subject: `api-token:${row.id}`,
    detail: { name, scope, endsAt: row.ends_at },
  });
  return { ...present(row), token: withPrefix(secret) };
}

/** It stops working at once. */
export async function revokeToken(write: Write, id: number): Promise<void> {
  const revoked = await write.db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .returning(['name', 'scope'])
    .executeTakeFirst();
  if (!revoked) throw notFound('This API token');
  write.changed(apiTokensTag);
  await write.audit({ act: 'api-token.revoke', subject: `api-token:${id}`, detail: revoked });
}
