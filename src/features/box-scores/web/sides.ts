import type { Game } from '#features/games/contract.ts';
import { isHomeSide, shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import type { BoxScore, Side } from '../contract.ts';
import { sides } from '../rules.ts';

export interface ShownSide {
  side: Side;
  name: string;
  logo: string | null;
}

/** The sides that have lines, the residence's own first. */
export function useShownSides(game: Game, boxScore: BoxScore): ShownSide[] {
  const settings = useHomeSide();
  const withLines = sides.filter((side) => boxScore.lines.some((line) => line.side === side));
  const ours = (side: Side) => isHomeSide(teamOf(game, side).name, settings.homeSidePatterns);
  return withLines
    .toSorted((a, b) => Number(ours(b)) - Number(ours(a)))
    .map((side) => ({ side, name: shownName(teamOf(game, side), settings), logo: teamOf(game, side).logo }));
}

export const teamOf = (game: Game, side: Side) => (side === 'home' ? game.homeTeam : game.awayTeam);
