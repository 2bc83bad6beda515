import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, toPage } from '#server/resources/paging.ts';
import { nameKey } from '#shared/names.ts';
import type { OwnSignUp, StoredSignUp } from '../contract.ts';
import type { ClosedClubs } from './extension-points.ts';

const perPage = 500;

/** The clubs that one can choose now. */
export async function clubsOnOffer(db: Database, closed: readonly ClosedClubs[]): Promise<string[]> {
  const names = await Promise.all(closed.map((some) => some.names(db)));
  const closedKeys = new Set(names.flat().map(nameKey));
  return (await readSettings(db)).signUpClubs.filter((club) => !closedKeys.has(nameKey(club)));
}

/** Newest first. */
export async function listSignUps(db: Database, cursor: string | undefined): Promise<Page<StoredSignUp>> {
  const before = fromCursor(cursor, isIdKey);
  let query = db
    .selectFrom('club_signups')
    .select(['id', 'club', 'first_name as firstName', 'surname', 'smid', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(perPage + 1);
  if (before) query = query.where('id', '<', before[0]);
  return toPage(await query.execute(), ({ id }) => [id], perPage);
}

/** Reads page by page, so that other requests get their turn in between. */
export async function allSignUps(db: Database): Promise<StoredSignUp[]> {
  const all: StoredSignUp[] = [];
  let page = await listSignUps(db, undefined);
  all.push(...page.rows);
  while (page.next !== null) {
    page = await listSignUps(db, page.next);
    all.push(...page.rows);
  }
  return all;
}

export async function ownSignUps(db: Database, accountId: number): Promise<OwnSignUp[]> {
  return db
    .selectFrom('club_signup_senders as sent')
    .innerJoin('club_signups', 'club_signups.id', 'sent.signup_id')
    .select(['sent.id', 'club_signups.club', 'sent.sent_at as createdAt'])
    .where('sent.account_id', '=', accountId)
    .orderBy('sent.id', 'desc')
    .limit(100)
    .execute();
}
