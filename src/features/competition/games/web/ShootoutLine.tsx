import { besideText } from '../beside-rules.ts';
import type { Game } from '../contract.ts';
import type { ScoreWithShootout } from '../score-rules.ts';

/** Below the scores of both sides, where each has a line. */
export function ShootoutLine({ game }: { game: ScoreWithShootout & Pick<Game, 'periodScores' | 'innings'> }) {
  const beside = besideText(game);
  return beside && <p className="score text-right">{beside}</p>;
}
