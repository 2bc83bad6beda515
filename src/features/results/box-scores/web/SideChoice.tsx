import type { Game } from '#features/competition/games/contract.ts';
import { isHomeSide } from '#features/competition/games/rules.ts';
import { useHomeSide } from '#features/competition/games/web/api.ts';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { BoxScore, Side } from '../contract.ts';
import { sides } from '../rules.ts';

interface SideChoiceProps {
  sides: readonly ShownSide[];
  value: Side;
  onChoose: (side: Side) => void;
}

/** Renders nothing if only one side has lines. */
export function SideChoice({ sides, value, onChoose }: SideChoiceProps) {
  if (sides.length < 2) return null;
  return (
    <Segmented
      label="Team"
      choices={sides.map(({ side, name }) => ({ value: side, label: name }))}
      value={value}
      onChoose={onChoose}
    />
  );
}

interface ShownSide {
  side: Side;
  name: string;
  logo: string | null;
}

/** The sides that have lines, the residence's own first. */
export function useShownSides(game: Game, boxScore: BoxScore): ShownSide[] {
  const settings = useHomeSide();
  const withLines = sides.filter((side) => boxScore.lines.some((line) => line.side === side));
  const ours = (side: Side) => isHomeSide(getTeam(game, side).name, settings.homeSidePatterns);
  return withLines
    .toSorted((a, b) => Number(ours(b)) - Number(ours(a)))
    .map((side) => ({ side, name: getTeam(game, side).name, logo: getTeam(game, side).logo }));
}

const getTeam = (game: Game, side: Side) => (side === 'home' ? game.homeTeam : game.awayTeam);
