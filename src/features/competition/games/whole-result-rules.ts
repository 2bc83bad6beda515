import { fixtureText } from '#shared/notation.ts';
import { type Sets, setsText } from './beside-rules.ts';
import type { Game } from './contract.ts';
import { bothInningsText, type WithInnings } from './innings-rules.ts';
import { describeResult, type ScoreWithShootout, shootoutText } from './score-rules.ts';

/** What a score has beside it: the shoot-out that decided it, its innings or its sets. Empty for most. */
export const besideScore = (game: ScoreWithShootout & Sets & WithInnings): string =>
  shootoutText(game) ?? bothInningsText(game) ?? setsText(game);

/** A result where only a line of text tells it: `Ou Manne 3–1 Oak Res (25–21, 20–25, 25–18, 25–17)`. */
export function describeWhole(
  game: ScoreWithShootout & Sets & WithInnings & Pick<Game, 'homeTeam' | 'awayTeam'>,
): string {
  const innings = bothInningsText(game);
  if (innings !== null) return `${fixtureText(game.homeTeam.name, game.awayTeam.name)}: ${innings}`;
  const sets = setsText(game);
  return `${describeResult(game)}${sets && ` (${sets})`}`;
}
