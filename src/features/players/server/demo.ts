import { batches } from '#server/database/batches.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { statKeys } from '../contract.ts';
import { noStats as noTotals, type StatTotals } from '../stat-names.ts';
import { playerNameKey, statColumns } from './stat-columns.ts';

export type DemoStats = StatTotals;

export interface DemoPlayer {
  id: number;
  teamId: number;
  name: string;
  position: string;
  jerseyNumber: number | null;
  bio: string;
  isMvp: boolean;
  isAllStar: boolean;
  isCaptain: boolean;
  isClubAnchor: boolean;
  stats: DemoStats;
}

export const noStats = (): DemoStats => ({ ...noTotals });

export async function addDemoPlayers(write: Write, plan: { players: DemoPlayer[] }): Promise<void> {
  for (const players of batches(plan.players)) {
    await write.db.insertInto('players').values(players.map(playerRow)).execute();
  }
  write.changed('players');
}

function playerRow(player: DemoPlayer) {
  const { id, name, position, bio, stats } = player;
  const totals = Object.fromEntries(statKeys.map((key) => [statColumns[key], stats[key]]));
  return {
    id,
    name,
    display_name: name,
    name_key: playerNameKey({ name, displayName: name, position }),
    team_id: player.teamId,
    position,
    jersey_number: player.jerseyNumber,
    photo: `/art/portraits/${id}.svg`,
    bio,
    is_mvp: flag(player.isMvp),
    is_all_star: flag(player.isAllStar),
    is_captain: flag(player.isCaptain),
    is_club_anchor: flag(player.isClubAnchor),
    ...totals,
  };
}
