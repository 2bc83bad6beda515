import { batches } from '#server/database/batches.ts';
import type { Database } from '#server/database/schema.ts';

export interface NamedAccount {
  id: number;
  username: string;
}

/** By the keys of their names, as many as there are. */
export async function namedAccounts(db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, NamedAccount>> {
  const found = new Map<string, NamedAccount>();
  for (const some of batches([...new Set(keys)])) {
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'username', 'username_key'])
      .where('username_key', 'in', some)
      .execute();
    for (const { username_key, ...account } of rows) found.set(username_key, account);
  }
  return found;
}

export interface LinkedPlayer {
  playerId: number;
  player: string;
  team: string;
  accountId: number;
  username: string;
}

export const linksOfSport = (db: Database, sportId: number): Promise<LinkedPlayer[]> =>
  db
    .selectFrom('player_links')
    .innerJoin('players', 'players.id', 'player_links.player_id')
    .innerJoin('teams', 'teams.id', 'player_links.team_id')
    .innerJoin('accounts', 'accounts.id', 'player_links.account_id')
    .select(['player_links.player_id as playerId', 'players.display_name as player', 'teams.name as team'])
    .select(['player_links.account_id as accountId', 'accounts.username'])
    .where('teams.sport_id', '=', sportId)
    .where('player_links.until', 'is', null)
    .execute();
