import type { Member } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, toPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';
import { type EnteredGame, type OwnRsvp, ownRsvpName } from '../contract.ts';
import { byDay } from '../day-rules.ts';
import { type NamedGame, withGames } from './named-game-queries.ts';
import { gamesByIds } from './queries.ts';

export interface GameRsvp extends NamedGame, Pick<Row<'rsvps'>, 'user_name' | 'created_at'> {}

/** All RSVPs of all games, in the order in which they were entered. */
export async function listRsvps(db: Database, cursor: string | undefined): Promise<Page<GameRsvp>> {
  const [after = 0] = fromCursor(cursor, isIdKey) ?? [];
  const rows = await db
    .selectFrom('rsvps')
    .select(['id', 'game_id', 'user_name', 'created_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize + 1)
    .execute();
  const page = toPage(rows, ({ id }) => [id]);
  return { rows: await withGames(db, page.rows), next: page.next };
}

/** Somebody's own RSVPs of upcoming games. The people they bring along have other names. */
export async function ownRsvps(db: Database, { accountId, displayName }: Member): Promise<OwnRsvp[]> {
  return db
    .selectFrom('rsvps')
    .innerJoin('games', 'games.id', 'rsvps.game_id')
    .select(['game_id as gameId', 'user_name as userName'])
    .where('account_id', '=', accountId)
    .where('name_key', '=', rsvpKey(ownRsvpName(displayName)))
    .where('games.status', '=', 'upcoming')
    .orderBy('game_id')
    .execute();
}

/** The accounts that come to a game themselves. */
export async function listComing(db: Database, gameId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('rsvps')
    .innerJoin('accounts', 'accounts.id', 'rsvps.account_id')
    .select(['accounts.id', 'accounts.display_name', 'rsvps.name_key'])
    .where('game_id', '=', gameId)
    .execute();
  const own = rows.filter(({ display_name, name_key }) => name_key === rsvpKey(ownRsvpName(display_name)));
  return new Set(own.map(({ id }) => id));
}

/** Upcoming games for which somebody entered themselves or others, soonest first. */
export async function enteredGames(db: Database, viewer: Member): Promise<EnteredGame[]> {
  const rows = await db
    .selectFrom('rsvps')
    .innerJoin('games', 'games.id', 'rsvps.game_id')
    .select(['game_id', 'user_name'])
    .where('account_id', '=', viewer.accountId)
    .where('games.status', '=', 'upcoming')
    .orderBy('rsvps.id')
    .execute();
  const names = Map.groupBy(rows, ({ game_id }) => game_id);
  const games = await gamesByIds(db, viewer, [...names.keys()]);
  return [...games.values()]
    .toSorted(byDay)
    .map((game) => ({ game, userNames: (names.get(game.id) ?? []).map(({ user_name }) => user_name) }));
}

/** A name regardless of case, spaces and invisible characters, so that nobody is entered twice under one name. */
export const rsvpKey = (userName: string): string =>
  userName
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
