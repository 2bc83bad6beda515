import type { OwnPlayer, PlayerClaim } from '../contract.ts';

export interface NamedRow {
  player_id: number;
  player: string;
  team_id: number;
  team: string;
  logo: string | null;
  sport_id: number;
  sport: string;
}

export const presentNamed = (row: NamedRow): Pick<OwnPlayer, 'player' | 'team'> => ({
  player: { id: row.player_id, displayName: row.player },
  team: { id: row.team_id, name: row.team, logo: row.logo, sport: { id: row.sport_id, name: row.sport } },
});

export interface ClaimRow extends NamedRow {
  id: number;
  created_at: string;
  account_id: number;
  username: string;
  account: string;
}

export const presentClaim = (row: ClaimRow, decides: boolean): PlayerClaim => ({
  id: row.id,
  ...presentNamed(row),
  account: { id: row.account_id, username: row.username, displayName: row.account },
  claimedAt: row.created_at,
  can: { decide: decides },
});
