import { listSeasons, squadSeason } from '#features/results/player-stats/server/season-queries.ts';
import { readTeamTable } from '#features/results/standings/server/team-queries.ts';
import { listPlayers } from '#features/teams/players/server/queries.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { teamTable } from '#features/teams/teams/server/queries.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { TeamOverview } from '../contract.ts';

export async function readTeamOverview(
  db: Database,
  viewer: ViewerRole,
  id: number,
): Promise<TeamOverview | undefined> {
  const team = await teamTable.find(db, viewer, id);
  if (!team) return undefined;
  const sport = await db.selectFrom('sports').select('definition').where('id', '=', team.sportId).executeTakeFirst();
  const definition = getDefinition(sport?.definition ?? '');
  return {
    team,
    definition: definition.key,
    table: await readTeamTable(db, viewer, team),
    ...(await readSquad(db, viewer, team, definition)),
  };
}

async function readSquad(db: Database, viewer: ViewerRole, { id }: Team, definition: SportDefinition) {
  const { rows: players } = await listPlayers(db, viewer, { teamId: id });
  const current = (await readSettings(db)).season;
  const seasons = await listSeasons(db, players, definition, current);
  const season = squadSeason(seasons, current);
  return {
    season,
    squad: players.map((player) => {
      const own = seasons.get(player.id)?.find((one) => one.season === season);
      return { player, games: 0, totals: {}, gamesCounted: {}, ...own };
    }),
  };
}
