import type { Viewer } from '#server/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Club } from '../contract.ts';
import { mayEditClubs } from './policy.ts';

export function presentClub(row: Row<'clubs'> & { sport_name: string | null }, viewer: Viewer): Club {
  const may = mayEditClubs(viewer);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    logo: row.logo,
    description: row.description,
    memberCount: row.member_count,
    meetingTime: row.meeting_time,
    featured: row.featured === 1,
    hidden: row.hidden === 1,
    sportId: row.sport_id,
    sport: row.sport_id === null || row.sport_name === null ? null : { id: row.sport_id, name: row.sport_name },
    can: { edit: may, delete: may },
  };
}
