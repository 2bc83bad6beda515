import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import type { StandingsRow, TablePlace, TeamStanding } from './contract.ts';

/** The table of the closest of one's own teams that is in one; null without any. */
export function findOwnTable(mine: readonly MyTeam[], standings: readonly TeamStanding[]): TablePlace | null {
  const places = new Map(standings.map(({ teamId, place }) => [teamId, place]));
  return mine.map(({ team }) => places.get(team.id) ?? null).find((place) => place !== null) ?? null;
}

/** The top of a table; its last row is one's own, if that stands further down. */
export function topWithOwn(
  rows: readonly StandingsRow[],
  isOwn: (teamId: number) => boolean,
  most: number,
): StandingsRow[] {
  const top = rows.slice(0, most);
  const own = rows.find(({ team }) => isOwn(team.id));
  return own === undefined || top.includes(own) ? top : [...top.slice(0, -1), own];
}
