import { decideCan, type ViewerRole } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Player } from '../contract.ts';
import { seasonStats } from '../rules.ts';
import { playerAccess } from './policy.ts';
import { openingIn, statsIn } from './stat-columns.ts';

export type PlayerRow = Row<'players'> & { team_name: string; sport_id: number; sport_name: string };

export function presentPlayer(row: PlayerRow, viewer: ViewerRole): Player {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    displayName: row.display_name,
    position: row.position,
    jerseyNumber: row.jersey_number,
    photo: row.photo,
    bio: row.bio,
    isMvp: row.is_mvp === 1,
    isAllStar: row.is_all_star === 1,
    isCaptain: row.is_captain === 1,
    isClubAnchor: row.is_club_anchor === 1,
    teamId: row.team_id,
    team: {
      id: row.team_id,
      name: row.team_name,
      sportId: row.sport_id,
      sport: { id: row.sport_id, name: row.sport_name },
    },
    stats: seasonStats(statsIn(row)),
    areStatsDerived: row.kept_stats !== null,
    openingStats: row.kept_stats === null ? null : openingIn(row.opening_stats),
    can: decideCan(viewer, playerAccess),
  };
}
