import { conflict, notFound } from '#server/failure.ts';
import { holdRow, type Write } from '#server/write.ts';

export interface HeldPlayer {
  id: number;
  display_name: string;
  team_id: number;
  team: string;
}

/** Holds the player until the commit, and before any account: two who decide about the same player take turns. */
export async function holdPlayer(write: Write, playerId: number): Promise<HeldPlayer> {
  await holdRow(write.db, 'players', playerId);
  const player = await write.db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.display_name', 'players.team_id', 'teams.name as team'])
    .where('players.id', '=', playerId)
    .executeTakeFirst();
  if (!player) throw notFound('This player');
  return player;
}

/** Explains why a link is impossible; unique indexes of the database would refuse it too. */
export async function mustBeFree({ db }: Write, player: HeldPlayer, accountId: number): Promise<void> {
  const links = await db
    .selectFrom('player_links')
    .select(['player_id', 'account_id'])
    .where('until', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        eb('player_id', '=', player.id),
        and([eb('account_id', '=', accountId), eb('team_id', '=', player.team_id)]),
      ]),
    )
    .execute();
  if (links.some((link) => link.player_id === player.id)) {
    throw conflict('This player is already linked to an account');
  }
  if (links.length > 0) throw conflict('This account is already linked to a player in this team');
}

export const profilePath = (playerId: number) => `/players?player=${playerId}`;
