import { fixtureText } from '#shared/notation.ts';
import type { Game } from './contract.ts';
import { bothInningsText, type WithInnings } from './innings-rules.ts';
import { describeResult, type GameSide, pairText, type ScoreWithShootout, shootoutText } from './score-rules.ts';

type Sets = Partial<Pick<Game, 'periodScores'>>;

/**
 * `25–21, 20–25, 25–18`: the sets of a score that counts them; empty for other scores. Where periods add up to the score, it
 * counts points.
 */
export function setsText(game: Pick<Game, 'homeScore' | 'awayScore'> & Sets, first: GameSide = 'home'): string {
  const sets = game.periodScores ?? [];
  const sum = sets.flat().reduce((points, more) => points + more, 0);
  if (sum === Number(game.homeScore) + Number(game.awayScore)) return '';
  return sets.map(([home, away]) => pairText({ home, away }, first)).join(', ');
}

/** What stands in brackets beside or below a score: the shoot-out that decided it, its innings or its sets. Empty for most. */
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

/** The same as it follows a score: in brackets, of which innings have their own. */
export function besideText(game: ScoreWithShootout & Sets & WithInnings): string {
  const beside = besideScore(game);
  return beside === '' || beside === bothInningsText(game) ? beside : `(${beside})`;
}
