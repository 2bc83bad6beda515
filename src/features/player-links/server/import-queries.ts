import type { Database } from '#server/database/schema.ts';

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
