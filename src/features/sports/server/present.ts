import type { Viewer } from '#server/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Sport, Team } from '../contract.ts';
import { mayEditSports, mayEditTeams } from './policy.ts';

export function presentSport(row: Row<'sports'>, viewer: Viewer): Sport {
  const may = mayEditSports(viewer);
  return { id: row.id, version: row.version, name: row.name, can: { edit: may, delete: may } };
}

export function presentTeam(row: Row<'teams'> & { sport_name: string }, viewer: Viewer): Team {
  const may = mayEditTeams(viewer);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    sportId: row.sport_id,
    sport: { id: row.sport_id, name: row.sport_name },
    logo: row.logo,
    gender: row.gender,
    gamesPlayed: row.games_played,
    wins: row.wins,
    losses: row.losses,
    can: { edit: may, delete: may },
  };
}
