import type { Database } from '#server/database/schema.ts';
import { mostCaptains } from '../contract.ts';
import { ownPlayersTag } from './tags.ts';

export interface Captain {
  teamId: number;
  accountId: number;
}

/**
 * Who speaks for these teams: players marked captain on the roster who are linked to an account that may log in. If a
 * team has more of them, those who were linked first.
 */
export async function captainsOf(db: Database, teamIds: readonly number[]): Promise<Captain[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .selectFrom('player_links')
    .innerJoin('players', 'players.id', 'player_links.player_id')
    .innerJoin('accounts', 'accounts.id', 'player_links.account_id')
    .select(['player_links.team_id as teamId', 'player_links.account_id as accountId'])
    .where('player_links.team_id', 'in', [...new Set(teamIds)])
    .where('player_links.until', 'is', null)
    .where('players.is_captain', '=', 1)
    .where('accounts.suspended_at', 'is', null)
    .orderBy('player_links.id')
    .execute();
  return [...Map.groupBy(rows, ({ teamId }) => teamId).values()].flatMap((ofTeam) => ofTeam.slice(0, mostCaptains));
}

/** The tags on which it depends whether somebody is a captain. */
export const captainTags = (accountId: number) => [ownPlayersTag(accountId), 'players'];
