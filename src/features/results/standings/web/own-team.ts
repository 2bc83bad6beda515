import { isHomeSide } from '#features/competition/games/rules.ts';
import { useHomeSide } from '#features/competition/games/web/api.ts';
import { type Reason, reasonLabels } from '#features/teams/my-teams/rules.ts';
import { useMyTeams } from '#features/teams/my-teams/web/api.ts';
import type { StandingsRow } from '../contract.ts';

export type Lit = Reason | 'home' | null;

/** What stands under the name of a highlighted team. */
export const litLabels: Readonly<Record<Exclude<Lit, null>, string | null>> = {
  ...reasonLabels,
  home: null,
};

type Named = StandingsRow['team'];

export function useLitTeams(rows: readonly { team: Named }[]): (team: Named) => Lit {
  const { whyMine } = useMyTeams();
  const { homeSidePatterns } = useHomeSide();
  return pickLit(rows, whyMine, ({ name }) => isHomeSide(name, homeSidePatterns));
}

/** Which teams to highlight in a table: one's own, and those of the residence only if none is closer; or the village's. */
export function pickLit(
  rows: readonly { team: Named }[],
  whyMine: (teamId: number) => Reason | null,
  isHome: (team: Named) => boolean,
): (team: Named) => Lit {
  const found = new Set(rows.map(({ team }) => whyMine(team.id)));
  if (found.has('player') || found.has('followed'))
    return ({ id }) => (whyMine(id) === 'residence' ? null : whyMine(id));
  if (found.has('residence')) return ({ id }) => whyMine(id);
  return (team) => (isHome(team) ? 'home' : null);
}
