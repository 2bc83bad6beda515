import type { Database } from '#server/database/schema.ts';
import { findTeamLeaders, type TeamLeader } from '../rules.ts';
import { listLeaderLines, loadDefinition } from './queries.ts';

interface AskedLeaders {
  sportId: number;
  season: string;
  teamIds: readonly number[];
}

/** Who leads these teams, by team. */
export async function listTeamLeaders(db: Database, { sportId, season, teamIds }: AskedLeaders) {
  const players = await db
    .selectFrom('players')
    .select(['id', 'team_id', 'display_name as displayName', 'position', 'jersey_number as jerseyNumber', 'photo'])
    .where('team_id', 'in', [...teamIds])
    .execute();
  const byId = new Map(players.map((player) => [player.id, player]));
  const definition = await loadDefinition(db, sportId);
  const lines = await listLeaderLines(db, definition, { sportId, season, playerIds: [...byId.keys()] });
  const ofTeam = Map.groupBy(lines, ({ playerId }) => byId.get(playerId)?.team_id);
  return new Map(
    teamIds.map((teamId) => [
      teamId,
      findTeamLeaders(definition, ofTeam.get(teamId) ?? []).flatMap((leader) => present(leader, byId)),
    ]),
  );
}

function present<P extends { team_id: number }>({ playerId, ...leader }: TeamLeader, players: ReadonlyMap<number, P>) {
  const player = players.get(playerId);
  return player ? [{ ...player, ...leader }] : [];
}
