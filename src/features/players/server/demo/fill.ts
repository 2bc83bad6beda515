import { demoTeams } from '#features/teams/server/demo/teams.ts';
import { batches } from '#server/database/batches.ts';
import { followDemoIds } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { noStats as noTotals, type StatTotals } from '../../stat-names.ts';
import { playerNameKey, statColumns } from '../stat-columns.ts';
import { planRoster, type RosterPlace } from './roster.ts';

export type DemoStats = StatTotals;

export interface DemoSeasonOf {
  playerId: number;
  stats: DemoStats;
  areStatsDerived: boolean;
  isMvp: boolean;
  isAllStar: boolean;
}

export const noStats = (): DemoStats => ({ ...noTotals });

export async function addDemoPlayers(write: Write): Promise<void> {
  for (const places of batches(planRoster(demoTeams))) {
    await write.db.insertInto('players').values(places.map(playerRow)).execute();
  }
  await followDemoIds(write, 'players');
  write.changed('players');
}

export async function settleDemoSeason(write: Write, seasons: readonly DemoSeasonOf[]): Promise<void> {
  for (const { playerId, stats, areStatsDerived, isMvp, isAllStar } of seasons) {
    const kept_stats = areStatsDerived ? JSON.stringify(noTotals) : null;
    await write.db
      .updateTable('players')
      .set({ ...statColumns(stats), kept_stats, is_mvp: flag(isMvp), is_all_star: flag(isAllStar) })
      .where('id', '=', playerId)
      .execute();
  }
  write.changed('players');
}

function playerRow({ id, team, person, position, jerseyNumber, bio, isCaptain, isClubAnchor }: RosterPlace) {
  const { name } = person;
  return {
    id,
    name,
    display_name: name,
    name_key: playerNameKey({ name, displayName: name, position }),
    team_id: team.id,
    position,
    jersey_number: jerseyNumber,
    photo: `/art/portraits/${id}.svg`,
    bio,
    is_captain: flag(isCaptain),
    is_club_anchor: flag(isClubAnchor),
    ...statColumns(noStats()),
  };
}
