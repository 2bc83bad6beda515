import { hashToken } from '#server/access/access.ts';
import { secretIn, type ApiToken as UsableToken } from '#server/access/api-tokens.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { ApiToken } from '../contract.ts';

/** Newest first, with those that have ended: an admin sees why a program stopped working. */
export async function listTokens(db: Database): Promise<ApiToken[]> {
  const rows = await db.selectFrom('api_tokens').select(shown).orderBy('id', 'desc').execute();
  return rows.map(present);
}

export const shown = ['id', 'name', 'scope', 'created_at', 'ends_at', 'last_used_at'] as const;

export const present = ({
  id,
  name,
  scope,
  created_at,
  ends_at,
  last_used_at,
}: Pick<Row<'api_tokens'>, (typeof shown)[number]>): ApiToken => ({
  id,
  name,
  scope,
  createdAt: created_at,
  endsAt: ends_at,
  lastUsedAt: last_used_at,
});

/** The token that a program sent, unless it has ended; notes that it was used. */
export async function useToken(
  db: Database,
  characters: string,
  now: Date,
  failed: (error: unknown) => void,
): Promise<UsableToken | null> {
  const secret = secretIn(characters);
  if (secret === undefined) return null;
  const token = await db
    .selectFrom('api_tokens')
    .select(['id', 'scope', 'ends_at', 'last_used_at'])
    .where('token_hash', '=', hashToken(secret))
    .executeTakeFirst();
  if (!token || (token.ends_at !== null && token.ends_at <= now.toISOString())) return null;
  // A read must not fail because its time cannot be written.
  if (isOld(token.last_used_at, now)) await noteUse(db, token.id, now).catch(failed);
  return { id: token.id, scope: token.scope };
}

const minute = 60_000;

/** Also true after the clock was set back. */
const isOld = (lastUsedAt: string | null, now: Date): boolean =>
  lastUsedAt === null || Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= minute;

const noteUse = (db: Database, id: number, now: Date) =>
  db.updateTable('api_tokens').set({ last_used_at: now.toISOString() }).where('id', '=', id).execute();
