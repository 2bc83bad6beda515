import type { Game } from '#features/competition/games/contract.ts';
import type { LiveGame } from '../LiveLines.tsx';

export interface PhaseProps {
  game: Game;
  /** Undefined until its plays have loaded. */
  live: LiveGame | undefined;
  /** Whether the plays did not load. */
  failed: boolean;
  onRetry: () => void;
}
