import { isHomeSide } from '#features/competition/games/rules.ts';
import { useHomeSide } from '#features/competition/games/web/api.ts';
import { useOwnTeams } from '#features/teams/player-links/web/api.ts';
import type { StandingsRow } from '../contract.ts';

export type Lit = 'mine' | 'home' | null;

/** Which teams to highlight in a table: those that one plays in; if there are none, the village's own. */
export function useLitTeams(rows: readonly StandingsRow[]): (team: StandingsRow['team']) => Lit {
  const own = useOwnTeams();
  const { homeSidePatterns } = useHomeSide();
  const isIn = rows.some(({ team }) => own.includes(team.id));
  return ({ id, name }) => {
    if (isIn) return own.includes(id) ? 'mine' : null;
    return isHomeSide(name, homeSidePatterns) ? 'home' : null;
  };
}
